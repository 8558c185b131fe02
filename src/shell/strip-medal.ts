/**
 * What is told of a blood, where its mark stands beside it: that says the place already, and not every system
 * can draw the medal.
 */
export const stripMedal = (content: string): string => content.replace(/^[\u{1F947}-\u{1F949}]\s*/u, '')
