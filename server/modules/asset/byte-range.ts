export interface Range {
  start: number
  /** Inclusive. */
  end: number
}
export type RequestedRange = { kind: 'all' } | { kind: 'part'; range: Range } | { kind: 'none' }

const ALL: RequestedRange = { kind: 'all' }

/**
 * Reads a single range. Several ranges or an invalid header mean the whole file, as RFC 9110 (14.2) allows.
 */
export function readRange(header: string | undefined, size: number): RequestedRange {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!found) return ALL
  const [, from = '', to = ''] = found
  if (from === '' && to === '') return ALL
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? { kind: 'none' } : { kind: 'part', range: { start: size - length, end: size - 1 } }
  }
  const start = Number(from)
  if (to !== '' && Number(to) < start) return ALL
  if (start >= size) return { kind: 'none' }
  return { kind: 'part', range: { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) } }
}
