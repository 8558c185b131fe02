import { SPANS, type SpanName, type TimeSpan } from '#src/lib/time-span.ts'
import { css } from '#styled/css/index.js'
import { DateTime } from './date-time.tsx'
import { Segmented } from './segmented.tsx'

export interface TimeSpanBarProps {
  words: { label: string; spans: Record<SpanName, string>; since: string; until: string; reversed: string }
  span: TimeSpan
  onSpan: (span: TimeSpan) => void
  now: number
}

/** From when on and until when: a few usual spans, or two instants. */
export function TimeSpanBar({ words, span, onSpan, now }: TimeSpanBarProps) {
  const isReversed = span.since !== null && span.until !== null && span.until <= span.since
  return (
    <>
      <Segmented
        size="sm"
        label={words.label}
        className={css({ flexWrap: 'wrap', alignSelf: 'flex-start' })}
        choices={SPANS.map((value) => ({ value, label: words.spans[value] }))}
        value={span.name}
        onValueChange={(name) => onSpan({ name, since: null, until: null })}
      />
      {span.name === 'between' ? (
        <div className={pair}>
          <DateTime label={words.since} value={span.since} now={now} onValueChange={(since) => onSpan({ ...span, since })} />
          <DateTime
            label={words.until}
            value={span.until}
            now={now}
            error={isReversed ? words.reversed : undefined}
            onValueChange={(until) => onSpan({ ...span, until })}
          />
        </div>
      ) : null}
    </>
  )
}

const pair = css({ display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } })
