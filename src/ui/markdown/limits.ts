/**
 * In UTF-16 units. Longer texts are shown as source, because parsing this much already takes some tenths of a
 * second.
 */
const LONGEST = 64_000
/** Nested quotes and lists in one line. The parser recurses for each of them. */
const DEEPEST_LINE = 32
/**
 * The parser compares the emphasis marks of a block with one another, so each block counts with the square of
 * its marks.
 */
const MAX_COMPARISONS = 4_000_000
const MAX_TABLE_BARS = 8_000
const MAX_NOTE_CALLS = 1_000
/** Nested elements. Deeper ones are shown as plain text, because browsers lay out recursively. */
export const DEEPEST_ELEMENT = 40

/** Whether a text can be parsed without making the page wait. No honest text comes near these limits. */
export function isWithinLimits(source: string): boolean {
  return (
    source.length <= LONGEST &&
    count(source, /\|/g) <= MAX_TABLE_BARS &&
    count(source, /\[\^/g) <= MAX_NOTE_CALLS &&
    source.split(/\n[ \t]*\n/).reduce((sum, block) => sum + count(block, EMPHASIS) ** 2, 0) <=
      MAX_COMPARISONS &&
    source.split('\n').every((line) => containersOf(line) <= DEEPEST_LINE)
  )
}

/** An underscore within a word is no emphasis. */
const EMPHASIS = /\*+|~+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}_])/gu

function count(text: string, mark: RegExp): number {
  return text.match(mark)?.length ?? 0
}

function containersOf(line: string): number {
  const lead = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/.exec(line)?.[0] ?? ''
  return count(lead, />|[-*+]|\d+[.)]/g)
}
