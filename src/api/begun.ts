/**
 * A page asks for its first answers ahead, and gives them to screens within this time. Whatever came until
 * then was asked for since the page was opened.
 */
const AHEAD_MS = 10_000
/** Room for what came between a change and its message. */
const MARGIN_MS = 500
/** More is no inaccuracy: the device has slept or its clock was set. */
const DRIFT_MS = 250

/** When each answer was asked for: it lacks nothing that happened before. */
export interface Begun {
  /** Of no meaning but beside `mayLack`. */
  now: () => number
  begin: (address: string) => () => void
  /** What is at hand is an answer to a request that is not known here. */
  adopted: (address: string) => void
  mayLack: (address: string, since: number) => boolean
}

export function openBegun(): Begun {
  const begun = new Map<string, { at: number; offset: number }>()
  const now = () => performance.now()
  // A monotonic clock may stop while the device sleeps, and the other may be set. Together they tell.
  const offsetNow = () => Date.now() - now()
  const isFirst = () => now() < AHEAD_MS
  return {
    now,
    begin(address) {
      const request = { at: isFirst() ? 0 : now(), offset: offsetNow() }
      begun.set(address, request)
      return () => {
        if (begun.get(address) === request) begun.delete(address)
      }
    },
    adopted(address) {
      if (isFirst()) begun.set(address, { at: 0, offset: offsetNow() })
      else begun.delete(address)
    },
    mayLack(address, since) {
      const request = begun.get(address)
      return (
        request === undefined ||
        request.at < since + MARGIN_MS ||
        Math.abs(offsetNow() - request.offset) > DRIFT_MS
      )
    },
  }
}
