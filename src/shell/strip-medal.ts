/**
 * The text of a blood without its medal. The mark beside it shows the place, and not every system has the
 * glyph.
 */
export const stripMedal = (content: string): string => content.replace(/^[\u{1F947}-\u{1F949}]\s*/u, '')
