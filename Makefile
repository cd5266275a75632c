# make preview   builds Vitrine and its own site, and says where to look
# make test      installs what the tests need, and runs them all
# make bench     measures generated bundles and documents, beside floors and Hugo
# make screenshots   makes the pictures of the README anew
# make reference  writes the documents anew that are made from the sources
# make format    formats the sources
# make install   puts the program into PREFIX/bin (/usr/local)

LIBRARIES = libcmark-dev libexpat1-dev libyaml-dev pkg-config
BROWSERS = chromium chromium-driver webkit2gtk-driver xvfb fonts-noto-core fonts-noto-cjk \
  python3-venv default-jre-headless
# One file that starts quickly: with Swift's libraries in it, and at a fixed address, so that nothing
# has to be relocated.
STATIC = --static-swift-stdlib -Xswiftc -Xclang-linker -Xswiftc -no-pie
RELEASE = .build/release/vitrine
PREFIX = /usr/local

.PHONY: preview test bench screenshots reference format lint install clean release venv

preview: release
	$(RELEASE) build
	@echo "Open $(CURDIR)/site/index.html in a browser."

release:
	@.ci/install $(LIBRARIES)
	swift build -c release --product vitrine $(STATIC)

test: venv
	@.ci/install $(LIBRARIES) $(BROWSERS)
	swift test
	.venv/bin/pytest Tests --numprocesses auto --dist worksteal

venv: .venv/installed

.venv/installed: Tests/requirements.txt
	@.ci/install python3-venv
	python3 -m venv .venv
	.venv/bin/pip install --quiet --requirement Tests/requirements.txt
	@touch $@

bench: release venv
	@.ci/install hyperfine gcc python3
	.venv/bin/pip install --quiet --requirement Tests/Benchmarks/requirements.txt
	Tests/Benchmarks/run
	.venv/bin/python Tests/Benchmarks/documents.py $(RELEASE)

screenshots: release venv
	@.ci/install $(BROWSERS)
	$(RELEASE) build --quiet
	.venv/bin/python Tests/Browser/screenshots.py site docs/images

reference:
	VITRINE_WRITE_REFERENCE=1 swift test --filter documentIsCurrent

format:
	swift format --in-place --recursive --parallel Package.swift Sources Tests

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests

install: release
	install -D -m 755 $(RELEASE) $(DESTDIR)$(PREFIX)/bin/vitrine

clean:
	rm -rf .build .venv site
