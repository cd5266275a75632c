/// The character set of NEXTSTEP.
///
/// Apple's readers take an octal escape, such as `\341`, for a byte in it.
enum NextStepEncoding {
  /// The character of a byte; U+FFFD for the two that have none.
  static func character(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80]
  }

  private static let upperHalf: [Unicode.Scalar] = Array(
    // 80: a no-break space first.
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷"
      // A0: U+2044 is the fraction slash, U+2019 an apostrophe.
      + "©¡¢£\u{2044}¥ƒ§¤\u{2019}“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿"
      // C0: accents that stand alone.
      + "¹\u{2CB}´\u{2C6}\u{2DC}¯\u{2D8}\u{2D9}¨²\u{2DA}¸³\u{2DD}\u{2DB}\u{2C7}"
      // D0: U+2014 is the em dash.
      + "\u{2014}±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}").unicodeScalars)
}
