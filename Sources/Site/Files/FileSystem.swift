#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// Trouble with the world outside: a path, and what the system says of it.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  package let reason: String

  package var description: String { "\(path): \(reason)" }

  /// What the system said last.
  fileprivate init(_ path: String) {
    self.path = path
    let code = errno
    reason = unsafe String(cString: strerror(code))
  }

  package init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// Files and folders by their paths, as bytes.
///
/// The only place of the program that asks the operating system about files.
package enum FileSystem {
  package enum Kind: Sendable {
    case file, folder, link, other
  }

  /// What stands at a path; nil when nothing does.
  ///
  /// A link's target counts only when it is followed.
  package static func kind(of path: String, followingLinks: Bool = true) -> Kind? {
    var status = stat()
    let result = unsafe followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// The bytes of a file, which may be no more than a number of them.
  package static func read(_ path: String, atMost limit: Int = .max) throws(FileError) -> [UInt8] {
    // Without waiting for the other end of a pipe, which is refused below.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(path) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw FileError(path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(path, "not a file") }
    let size = Int(status.st_size)
    guard size <= limit else {
      throw FileError(path, "it is larger than \(limit >> 20) MB")
    }
    var failed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = unsafe Self.read(descriptor, buffer, from: count)
        if read < 0, errno == EINTR { continue }
        if read < 0 { failed = true }
        if read <= 0 { return }
        count += read
      }
    }
    if failed { throw FileError(path) }
    return bytes
  }

  private static func read(
    _ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>, from offset: Int
  ) -> Int {
    guard let start = buffer.baseAddress else { return 0 }
    #if canImport(Glibc)
      return unsafe Glibc.read(descriptor, start + offset, buffer.count - offset)
    #else
      return unsafe Darwin.read(descriptor, start + offset, buffer.count - offset)
    #endif
  }

  /// Writes a file, in place of what stands there.
  ///
  /// A link is not followed: it might lead out of the folder that is written to.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
    let descriptor = unsafe open(path, flags, 0o644)
    guard descriptor >= 0 else { throw FileError(path) }
    let error = write(bytes, to: descriptor) ? nil : FileError(path)
    close(descriptor)
    if let error { throw error }
  }

  /// Puts a file in place of what stands there, whole or not at all.
  package static func replace(_ path: String, by bytes: [UInt8]) throws(FileError) {
    // Of a name that no other process writes to.
    let new = "\(path).\(getpid())"
    do throws(FileError) {
      try write(bytes, to: new)
      guard unsafe rename(new, path) == 0 else { throw FileError(path) }
    } catch {
      try? removeFile(new)
      throw error
    }
  }

  /// Puts new content into a file that is there, whole or not at all.
  ///
  /// A link is followed, and the file keeps its permissions and, where that is allowed, its owner. What
  /// must not be written to is not replaced either.
  package static func rewrite(_ path: String, with bytes: [UInt8]) throws(FileError) {
    guard let real = realPath(path) else { throw FileError(path) }
    var status = stat()
    guard unsafe stat(real, &status) == 0, unsafe access(real, W_OK) == 0 else {
      throw FileError(path)
    }
    let new = "\(real).\(getpid())"
    do throws(FileError) {
      try write(bytes, to: new)
      _ = unsafe chown(new, status.st_uid, status.st_gid)
      guard unsafe chmod(new, status.st_mode & 0o7777) == 0, unsafe rename(new, real) == 0 else {
        throw FileError(path)
      }
    } catch {
      try? removeFile(new)
      throw FileError(path, error.reason)
    }
  }

  /// Writes to the place that a user named.
  ///
  /// A file is written whole or not at all, also behind a link; a pipe or a device, such as
  /// `/dev/stdout`, is written to.
  package static func save(_ bytes: [UInt8], to path: String) throws(FileError) {
    switch kind(of: path) {
    case .file: try rewrite(path, with: bytes)
    case .other:
      let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError(path) }
      let error = write(bytes, to: descriptor) ? nil : FileError(path)
      close(descriptor)
      if let error { throw error }
    default: try replace(path, by: bytes)
    }
  }

  /// Writes bytes to an open file or stream.
  ///
  /// - Returns: Whether all of them were written.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count, let start = buffer.baseAddress {
        #if canImport(Glibc)
          let written = unsafe Glibc.write(descriptor, start + offset, buffer.count - offset)
        #else
          let written = unsafe Darwin.write(descriptor, start + offset, buffer.count - offset)
        #endif
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return false }
        offset += written
      }
      return true
    }
  }

  /// Makes a folder and those that it lies in.
  package static func makeFolder(_ path: String) throws(FileError) {
    guard unsafe mkdir(path, 0o755) != 0 else { return }
    switch errno {
    case EEXIST where kind(of: path) == .folder: return
    case ENOENT:
      guard let parent = parent(of: path) else { throw FileError(path) }
      try makeFolder(parent)
      guard unsafe mkdir(path, 0o755) == 0 || errno == EEXIST else { throw FileError(path) }
    default: throw FileError(path)
    }
  }

  /// Removes a file.
  package static func removeFile(_ path: String) throws(FileError) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else { throw FileError(path) }
  }

  /// Removes a folder if it is empty.
  package static func removeEmptyFolder(_ path: String) {
    _ = unsafe rmdir(path)
  }

  /// The names in a folder, in order.
  package static func names(in path: String) throws(FileError) -> [String] {
    guard let folder = unsafe opendir(path) else { throw FileError(path) }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The path without links, from the file system's root; nil when nothing stands there.
  package static func realPath(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// The path as one writes it in the current folder, where that is shorter: messages name files so.
  ///
  /// A path that leads elsewhere stays as it is.
  package static func pathFromHere(_ path: String) -> String {
    let isDetour =
      path.utf8.first == UInt8(ascii: "/") || path.split(separator: "/").contains("..")
    guard isDetour, let real = realPath(path), let here = realPath(".") else { return path }
    guard real.utf8.starts(with: "\(here)/".utf8) else { return path }
    return String(decoding: real.utf8.dropFirst(here.utf8.count + 1), as: UTF8.self)
  }

  /// How many threads run at the same time.
  package static var coreCount: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }

  /// The path of the folder that a path lies in; nil for a path of one component, and for the root
  /// of the file system.
  ///
  /// By bytes: a slash and an accent behind it would be one character, and no slash.
  package static func parent(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex
    else { return nil }
    return String(path[..<slash])
  }
}
