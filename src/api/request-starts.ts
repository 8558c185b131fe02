/**
 * A page prefetches its first responses and gives them to screens within this time. They include any earlier
 * change, because they were requested after the page opened.
 */
const AHEAD_MS = 10_000
/** The time that may pass between a change and its message. */
const MARGIN_MS = 500
/** A larger drift means that the device has slept or its clock was set. */
const DRIFT_MS = 250

/** The start time of each request. A response includes everything that happened before it. */
export interface RequestStarts {
  /** Only comparable with the times of `mayLack`, because it is not the wall clock. */
  now: () => number
  begin: (address: string) => () => void
  /** The response was stored by other means, so the time of its request is unknown. */
  adopted: (address: string) => void
  mayLack: (address: string, since: number) => boolean
}

export function openRequestStarts(): RequestStarts {
  const starts = new Map<string, { at: number; offset: number }>()
  const now = () => performance.now()
  // A monotonic clock may stop while the device sleeps, and the wall clock may be set. A changed offset
  // between the two reveals both.
  const offsetNow = () => Date.now() - now()
  const isFirst = () => now() < AHEAD_MS
  return {
    now,
    begin(address) {
      const request = { at: isFirst() ? 0 : now(), offset: offsetNow() }
      starts.set(address, request)
      return () => {
        if (starts.get(address) === request) starts.delete(address)
      }
    },
    adopted(address) {
      if (isFirst()) starts.set(address, { at: 0, offset: offsetNow() })
      else starts.delete(address)
    },
    mayLack(address, since) {
      const request = starts.get(address)
      return (
        request === undefined ||
        request.at < since + MARGIN_MS ||
        Math.abs(offsetNow() - request.offset) > DRIFT_MS
      )
    },
  }
}
