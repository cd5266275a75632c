import Settings
import Testing

struct LabelTests {
  /// A view by its frame and what it says; fields say nothing.
  struct View {
    let text: String
    let frame: (x: Int, y: Int, width: Int, height: Int)?

    var xml: String {
      let rect =
        frame.map {
          "<rect key=\"frame\" x=\"\($0.x)\" y=\"\($0.y)\" width=\"\($0.width)\" height=\"\($0.height)\"/>"
        } ?? ""
      return text.isEmpty
        ? "<textField id=\"f\">\(rect)</textField>"
        : "<label id=\"l\" text=\"\(text)\">\(rect)</label>"
    }
  }

  private static func label(_ text: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int = 20)
    -> View
  {
    View(text: text, frame: (x, y, width, height))
  }

  private static func field(_ x: Int, _ y: Int, _ width: Int, _ height: Int = 30) -> View {
    View(text: "", frame: (x, y, width, height))
  }

  private static func unplaced(_ text: String = "") -> View { View(text: text, frame: nil) }

  @Test(
    arguments: [
      // In the line, before the field.
      ([label("Name", 16, 5, 60), field(100, 0, 200)], ["Name"]),
      ([field(100, 0, 200), label("Name", 16, 5, 60)], ["Name"]),
      // Above it.
      (
        [
          label("Name", 0, 0, 300), field(0, 25, 300), label("Email", 0, 60, 300),
          field(0, 85, 300),
        ],
        ["Name", "Email"]
      ),
      // In the line rather than above.
      ([label("Above", 100, 0, 200), label("Before", 0, 30, 90), field(100, 25, 200)], ["Before"]),
      // A unit behind the field is no label, nor is a sign between two fields.
      ([field(0, 0, 200), label("mm", 205, 5, 30)], [nil]),
      (
        [label("Port", 0, 5, 40), field(50, 0, 100), label(":", 150, 5, 5), field(155, 0, 100)],
        ["Port", nil]
      ),
      // Too far above, or beside the field's column.
      ([label("Title", 0, 0, 300), field(0, 80, 300)], [nil]),
      ([label("Elsewhere", 300, 0, 100), field(0, 25, 200)], [nil]),
      // One label for two fields: the nearer has it.
      ([label("Name", 0, 5, 50), field(60, 0, 100), field(170, 0, 100)], ["Name", nil]),
      // A paragraph is no label.
      ([label(String(repeating: "word ", count: 20), 0, 0, 300), field(0, 25, 300)], [nil]),
      // Without frames, what stands right before.
      ([unplaced("Name"), unplaced(), unplaced(), unplaced("Late")], ["Name", nil]),
      ([label("Name", 0, 5, 50), unplaced()], [nil]),
    ] as [([View], [String?])])
  func theLabelIsWhatStandsBeforeOrAbove(_ views: [View], _ labels: [String?]) {
    let bundle = InterfaceFixture.views(views.map(\.xml).joined()).read()
    #expect(bundle.specifiers.map(\.title) == labels)
  }

  @Test func stacksAndCellsShiftWhatLiesInThem() {
    let row = { (y: Int, text: String) in
      """
      <stackView><rect key="frame" x="0" y="\(y)" width="300" height="30"/><subviews>
      \(Self.label(text, 0, 5, 80).xml)</subviews></stackView>
      """
    }
    let fields = """
      <view><rect key="frame" x="100" y="0" width="200" height="80"/><subviews>
      \(Self.field(0, 0, 200).xml)\(Self.field(0, 40, 200).xml)</subviews></view>
      """
    let bundle = InterfaceFixture.views(row(0, "One") + row(40, "Two") + fields).read()
    #expect(bundle.specifiers.map(\.title) == ["One", "Two"])
  }

  @Test func aLabelBelongsToNoFieldOfAnotherCell() {
    let cell = { (content: String) in
      "<tableViewCell><tableViewCellContentView key=\"contentView\"><subviews>\(content)</subviews>"
        + "</tableViewCellContentView></tableViewCell>"
    }
    let bundle = InterfaceFixture.views(
      cell(Self.label("Name", 0, 5, 80).xml) + cell(Self.field(100, 0, 200).xml)
    ).read()
    #expect(bundle.specifiers.map(\.title) == [nil])
  }

  @Test(arguments: [
    (#"<accessibility key="accessibilityConfiguration" label="Spoken"/>"#, "Beside", "Spoken"),
    (#"<accessibility key="accessibilityConfiguration" hint="Hint"/>"#, "Beside", "Beside"),
    ("", "Beside", "Beside"), ("", "", "Document"),
  ])
  func spokenOutranksSeenOutranksDocument(_ child: String, _ beside: String, _ title: String) {
    let field = """
      <textField id="f" userLabel="Document"><rect key="frame" x="90" y="0" width="90" height="20"/>
      \(child)</textField>
      """
    let label = beside.isEmpty ? "" : Self.label(beside, 0, 0, 80).xml
    #expect(InterfaceFixture.views(label + field).read().specifiers.map(\.title) == [title])
  }

  @Test func whatIsHiddenIsNoLabel() {
    let label = """
      <label hidden="YES" text="Name"><rect key="frame" x="0" y="5" width="60" height="20"/></label>
      """
    let bundle = InterfaceFixture.views(label + Self.field(100, 0, 200).xml).read()
    #expect(bundle.specifiers.map(\.title) == [nil])
  }
}
