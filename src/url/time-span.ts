export const SPANS = ['any', 'hour', 'today', 'between'] as const
export type SpanName = (typeof SPANS)[number]
export interface TimeSpan {
  name: SpanName
  /** The bounds of `between`. Null: no bound. */
  since: number | null
  until: number | null
}

const HOUR_MS = 3_600_000

/** Unknown values count as missing, because users edit URLs. */
export function readTimeSpan(params: URLSearchParams): TimeSpan {
  const name = SPANS.find((each) => each === params.get('span')) ?? 'any'
  const at = (key: string) => {
    const time = Date.parse(params.get(key) ?? '')
    return Number.isNaN(time) ? null : time
  }
  return name === 'between'
    ? { name, since: at('since'), until: at('until') }
    : { name, since: null, until: null }
}

export function withTimeSpan(params: URLSearchParams, { name, since, until }: TimeSpan): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const key of ['span', 'since', 'until']) next.delete(key)
  if (name === 'any') return next
  next.set('span', name)
  if (since !== null) next.set('since', new Date(since).toISOString())
  if (until !== null) next.set('until', new Date(until).toISOString())
  return next
}

/**
 * `since` is included, `until` is not. The last hour counts back from `asked`, the time of the choice, so
 * that an open list keeps its oldest rows. `today` is the start of the day.
 */
export function boundsOf(
  { name, since, until }: TimeSpan,
  { asked, today }: { asked: number; today: number },
) {
  switch (name) {
    case 'any':
      return { since: null, until: null }
    case 'hour':
      return { since: asked - HOUR_MS, until: null }
    case 'today':
      return { since: today, until: null }
    case 'between':
      return { since, until }
    default:
      return name satisfies never
  }
}
