import Diagnostics
import InterfaceBuilder
import Lint
import Settings
import Testing

/// Comments in files of Interface Builder.
struct InterfaceCommentTests {
  /// Two scenes with two fields each, all of which ask for what UIKit does not do.
  private static func storyboard(
    top: String = "", scene: String = "", before: String = "", inside: String = "",
    view: String = "", behind: String = ""
  ) -> String {
    func field(_ id: String, _ content: String = "") -> String {
      """
      <textField id="\(id)">\(content)<textInputTraits key="textInputTraits" secureTextEntry="YES" \
      autocapitalizationType="words"/></textField>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      \(top)
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch"><scenes>
      \(scene)<scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
      \(view)<view key="view" id="v"><subviews>
      \(before)\(field("f", inside))\(field("g"))\(behind)</subviews></view>
      </viewController></objects></scene>
      <scene sceneID="t"><objects><viewController id="b" sceneMemberID="viewController">
      <view key="view" id="w"><subviews>\(field("h"))\(field("i"))</subviews></view>
      </viewController></objects></scene>
      </scenes></document>
      """
  }

  private func findings(_ text: String) -> [String] {
    let contents = BundleContents(path: "", files: ["Main.storyboard"]) { _ in
      .success(Array(text.utf8))
    }
    let bundle = SettingsBundle(
      readingInterface: "Main.storyboard", from: contents, name: "Main",
      developmentLanguage: .english)
    return Linter().diagnostics(of: bundle).map(\.message.rule)
  }

  private static let off = "<!-- vitrine:disable ignored-trait -->"

  @Test(arguments: [
    (storyboard(), 4), (storyboard(before: off), 3), (storyboard(inside: off), 3),
    (storyboard(before: off + "\n<!-- More. -->\n"), 3), (storyboard(scene: off), 2),
    (storyboard(view: off), 2), (storyboard(top: off), 0),
    (storyboard(before: off, inside: off), 3), (storyboard(scene: off, before: off), 2),
    (storyboard(before: "<!-- vitrine:disable long-footer -->"), 4),
    (storyboard(before: "<!-- see vitrine:disable ignored-trait -->"), 4),
  ])
  func aCommentSwitchesARuleOffForItsElement(_ text: String, _ count: Int) {
    #expect(findings(text) == Array(repeating: "ignored-trait", count: count))
  }

  @Test(arguments: [storyboard(behind: off), storyboard(before: off + "<constraints/>")])
  func aCommentBeforeNothingIsTold(_ text: String) {
    let found = findings(text)
    #expect(found.filter { $0 == "idle-comment" }.count == 1)
    #expect(found.filter { $0 == "ignored-trait" }.count == 4)
  }

  @Test func aCommentAtTheTopIsForAFileWithoutScenes() {
    func text(_ comment: String) -> String {
      """
      \(comment)<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" \
      targetRuntime="iOS.CocoaTouch"><objects/></document>
      """
    }
    #expect(findings(text("")) == ["no-text-objects"])
    #expect(findings(text("<!-- vitrine:disable no-text-objects -->")) == [])
  }

  @Test func aCommentThatNamesNoRuleIsReportedOnce() {
    let text = Self.storyboard(before: "<!-- vitrine:disable ignored-trai -->")
    #expect(findings(text).filter { $0 == "unknown-rule" }.count == 1)
  }
}
