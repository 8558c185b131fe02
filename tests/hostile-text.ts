const LENGTH = 100_000
/**
 * Each piece matches a repeated part of one of our patterns, or the separator between two, because only such
 * a text makes a pattern slow.
 */
const PIECES = [
  ' ',
  '\t',
  '\u3000',
  '1',
  'a',
  'A',
  'x',
  'x1',
  'ext.1',
  '-',
  '.',
  ':',
  ':1',
  '@',
  'a@',
  'a.',
  '/',
  '//',
  '%',
  '%3a',
  '"',
  '\\',
  '{',
  '{a',
  '+',
  '=',
  '?',
  '&token=',
  'https:',
  'www.',
  '\u200b',
  '\ufdfa',
  '\ud800',
  'ß',
  '[',
  ';q=',
  ',',
]
const BEGINNINGS = ['', '1', 'a@', ':1', 'https://a', '-1.', '[']
const ENDS = ['', '!', '\n', '\u0000']

/** Texts of a hundred thousand characters on which patterns with two ways of matching take quadratic time. */
export function* hostileTexts(): Generator<string> {
  for (const piece of PIECES)
    for (const beginning of BEGINNINGS)
      for (const end of ENDS) yield beginning + piece.repeat(LENGTH / piece.length) + end
}

/**
 * Returns the shortest of three CPU times in milliseconds: a slow pattern is slow each time, and other
 * processes cannot fake that.
 */
export function quickest(work: () => unknown): number {
  let best = Infinity
  for (let time = 0; time < 3 && best > 25; time++) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}
