/** Control characters and marks of writing direction. With them, one text can look like another. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\p{Cs}]/gu

export const replaceControlCharacters = (text: string): string => text.replace(UNSEEN, '_')
