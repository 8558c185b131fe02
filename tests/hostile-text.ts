const LENGTH = 100_000
/** Each fits a repeated part of some pattern of ours, or comes between two of them. */
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

/**
 * A hundred thousand characters each, of the kinds on which a pattern with two ways to read them takes the
 * square of that.
 */
export function* hostileTexts(): Generator<string> {
  for (const piece of PIECES)
    for (const beginning of BEGINNINGS)
      for (const end of ENDS) yield beginning + piece.repeat(LENGTH / piece.length) + end
}

/**
 * In milliseconds of the processor, which other processes do not lengthen. Of three times: a slow pattern is
 * slow each time.
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
