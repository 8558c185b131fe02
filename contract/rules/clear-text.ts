import type { ClearKind } from '../schema.ts'

/**
 * Invisible characters that belong to their script: joiners, variation selectors of pictures, digits and
 * Chinese characters, and the flags of regions.
 */
const WELL_PLACED = [
  /(?<=[\p{sc=Arabic}\p{sc=Syriac}\p{sc=Nko}\p{sc=Mongolian}\p{sc=Devanagari}])[\u200c\u200d]/gu,
  /(?<=[\p{sc=Bengali}\p{sc=Gurmukhi}\p{sc=Gujarati}\p{sc=Oriya}\p{sc=Tamil}])[\u200c\u200d]/gu,
  /(?<=[\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Khmer}\p{sc=Myanmar}])[\u200c\u200d]/gu,
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})/gu,
  /(?<=[\p{Extended_Pictographic}\d#*])[\ufe0e\ufe0f]/gu,
  /(?<=\p{sc=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/gu,
  /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,6}\u{e007f}/gu,
]
/**
 * Control characters, marks of writing direction, line ends and zero-width characters. With them, one name
 * can imitate another.
 */
const HIDDEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb]/u
const LINES = /[\t\n\r]/g

export function isClearText(text: string, kind: ClearKind): boolean {
  // A shortcut: almost no text contains such a character.
  if (!HIDDEN.test(text)) return true
  const lines = kind === 'lines' ? text.replace(LINES, '') : text
  return !HIDDEN.test(WELL_PLACED.reduce((left, pattern) => left.replace(pattern, ''), lines))
}
