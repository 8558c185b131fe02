/**
 * Ends each message of the protocol on every transport. JSON escapes it, so it never occurs inside of a
 * message.
 */
export const SEPARATOR = '\u001e'

export type Split = { kind: 'split'; messages: string[]; rest: string } | { kind: 'too-long' }

/**
 * Splits received text into messages. `rest` is the start of the next one. No message may be longer than
 * `limit`, complete or not, so that memory stays bounded.
 */
export function split(rest: string, chunk: string, limit: number): Split {
  const pieces = (rest + chunk).split(SEPARATOR)
  if (pieces.some((piece) => piece.length > limit)) return { kind: 'too-long' }
  const next = pieces.pop() ?? ''
  return { kind: 'split', messages: pieces, rest: next }
}
