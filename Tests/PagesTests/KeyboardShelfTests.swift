import HTML
import Testing
import TextInput

@testable import Pages

struct KeyboardShelfTests {
  private func field(
    _ type: KeyboardType, _ returnKey: ReturnKeyType = .default, text: String = "",
    kind: TextInputObject.Kind = .field, capitalization: TextAutocapitalizationType = .none,
    isSecure: Bool = false
  ) -> FieldKeyboard? {
    var traits = TextInputTraits()
    traits.keyboardType = type
    traits.returnKeyType = returnKey
    traits.autocapitalizationType = capitalization
    traits.isSecureTextEntry = isSecure
    let object = TextInputObject(kind, on: .phone)
    return TextInputMarkup(traits.effective(in: object), text: text).keyboard
  }

  private func markup(
    _ fields: [FieldKeyboard?], on idiom: UserInterfaceIdiom = .phone, separator: String = "."
  ) -> String {
    KeyboardShelf(
      fields: fields.compactMap { $0 }, idiom: idiom, decimalSeparator: separator
    ).node?.markup ?? ""
  }

  private func types(_ markup: String) -> [String] {
    markup.matches(of: /data-types="([^"]*)"/).map { String($0.output.1) }
  }

  @Test func isNotThereWithoutFields() {
    #expect(markup([]) == "")
  }

  @Test func drawsAPadKeyByKey() {
    #expect(
      markup([field(.decimalPad)], separator: ",")
        == #"<div class="keyboards" aria-hidden="true" lang="en" dir="ltr">"#
        + #"<div class="keyboard" data-idiom="phone" data-types="decimalPad">"#
        + #"<div class="plane" data-plane="digits">"#
        + #"<div><span>1</span><span data-letters="ABC">2</span><span data-letters="DEF">3</span></div>"#
        + #"<div><span data-letters="GHI">4</span><span data-letters="JKL">5</span><span data-letters="MNO">6</span></div>"#
        + #"<div><span data-letters="PQRS">7</span><span data-letters="TUV">8</span><span data-letters="WXYZ">9</span></div>"#
        + #"<div><span>,</span><span>0</span><span class="backspace"></span></div>"#
        + "</div></div></div>")
  }

  @Test func drawsEachLayoutOnce() {
    let fields = [
      field(.url), field(.default), field(.asciiCapable), field(.numberPad), field(.url),
      field(.decimalPad),
    ]
    #expect(
      types(markup(fields)) == [
        "URL", "default asciiCapable", "numberPad asciiCapableNumberPad", "decimalPad",
      ])
    #expect(
      types(markup(fields, on: .pad)) == [
        "URL", "default asciiCapable namePhonePad webSearch",
        "numbersAndPunctuation numberPad phonePad decimalPad asciiCapableNumberPad",
      ])
  }

  @Test func opensWithTheFirstPlane() {
    let planes = markup([field(.numbersAndPunctuation)])
      .matches(of: /<div class="plane" data-plane="(\w+)"( hidden)?>/)
      .map { "\($0.output.1)\($0.output.2 ?? "")" }
    #expect(planes == ["numbers", "symbols hidden", "letters hidden"])
  }

  @Test func hasTheReturnKeysThatFieldsAskFor() {
    let shelf = markup([field(.default, .go), field(.asciiCapable), field(.url, .next)])
    let keyboards = shelf.split(separator: #"<div class="keyboard""#).dropFirst()
    let keys = keyboards.map { keyboard in
      keyboard.prefix { $0 != "\n" }.split(separator: #"data-plane="numbers""#)[0]
        .matches(of: /<span class="return([^"]*)" data-type="(\w+)">([^<]*)</)
        .map { "\($0.output.2)\($0.output.1): \($0.output.3)" }
    }
    #expect(keys == [["default: return", "go prominent: go"], ["next: next"]])
  }

  /// Keys must be neither controls nor what the page's hooks name.
  @Test(arguments: KeyboardType.allCases, UserInterfaceIdiom.allCases)
  func isOnlyAPicture(_ type: KeyboardType, _ idiom: UserInterfaceIdiom) {
    let drawn = markup([field(type)], on: idiom)
    #expect(!drawn.contains(/<(?!\/?(?:div|span)\b)/))
    #expect(!drawn.contains(#/ (?:id|name|tabindex|role|href|data-key)=/#))
  }

  @Test func tellsFieldsTheirKeyboard() {
    func hooks(_ field: FieldKeyboard?) -> String {
      (field?.hooks ?? []).map { "\($0.name)=\($0.value ?? "")" }.joined(separator: " ")
    }
    #expect(hooks(field(.emailAddress)) == "data-keyboard=emailAddress")
    #expect(
      hooks(field(.default, capitalization: .sentences)) == "data-keyboard=default data-shift=on")
    #expect(
      hooks(field(.default, text: "One", capitalization: .sentences)) == "data-keyboard=default")
    #expect(
      hooks(field(.default, text: "A", capitalization: .allCharacters))
        == "data-keyboard=default data-shift=locked")
    #expect(
      hooks(field(.default, capitalization: .words, isSecure: true)) == "data-keyboard=default")
    #expect(hooks(field(.numberPad, capitalization: .words)) == "data-keyboard=numberPad")
    #expect(
      hooks(field(.default, text: "a\n", kind: .view, capitalization: .sentences))
        == "data-keyboard=default data-shift=on")
  }

  @Test func hasNoKeyboardForAFixedText() {
    let object = TextInputObject(.view, on: .phone, isEditable: false)
    #expect(TextInputMarkup(TextInputTraits().effective(in: object)).keyboard == nil)
  }

  @Test func showsAllKeyboardsInAGallery() {
    let gallery = KeyboardGallery(
      KeyboardType.allCases.map { .init($0) }, on: UserInterfaceIdiom.allCases
    ).node.markup
    let captions = gallery.matches(of: /<figcaption>([^<]*)</).map { String($0.output.1) }
    #expect(captions.count == KeyboardType.allCases.count * 8)
    #expect(
      captions.prefix(8) == [
        "iPhone, portrait, light", "iPhone, portrait, dark", "iPhone, landscape, light",
        "iPhone, landscape, dark", "iPad, portrait, light", "iPad, portrait, dark",
        "iPad, landscape, light", "iPad, landscape, dark",
      ])
  }
}
