/**
 * Ends each message of the protocol, whatever carries it. JSON escapes it, so it never occurs inside of one.
 */
export const SEPARATOR = '\u001e'

export type Split = { kind: 'split'; messages: string[]; rest: string } | { kind: 'too-long' }

/**
 * Splits received text into messages; `rest` is the beginning of the next one. No message, complete or
 * partial, may be longer than `limit`.
 */
export function split(rest: string, chunk: string, limit: number): Split {
  const pieces = (rest + chunk).split(SEPARATOR)
  if (pieces.some((piece) => piece.length > limit)) return { kind: 'too-long' }
  const next = pieces.pop() ?? ''
  return { kind: 'split', messages: pieces, rest: next }
}
