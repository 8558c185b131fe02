import { useState } from 'react'
import { SPANS, type SpanName, type TimeSpan } from '#src/url/time-span.ts'
import { css } from '#styled/css/index.js'
import { DateTime } from '#src/ui/date-time.tsx'
import { Segmented } from '#src/ui/segmented.tsx'

export interface TimeSpanBarProps {
  words: { label: string; spans: Record<SpanName, string>; since: string; until: string; reversed: string }
  span: TimeSpan
  onSpan: (span: TimeSpan) => void
  now: number
}

/** Selects a time span: a usual one, or two instants. */
export function TimeSpanBar(props: TimeSpanBarProps) {
  const { words, span, onSpan } = props
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
      {span.name === 'between' ? <Between {...props} /> : null}
    </>
  )
}

/**
 * Applied by Enter or on blur, because each digit of a year would be another instant while the user types.
 */
function Between({ words, span, onSpan, now }: TimeSpanBarProps) {
  const [told, setTold] = useState(span)
  const [typed, setTyped] = useState(span)
  if (told.since !== span.since || told.until !== span.until) {
    setTold(span)
    // Only a change from outside replaces the input, because the other field may be half typed.
    setTyped({
      ...span,
      since: told.since === span.since ? typed.since : span.since,
      until: told.until === span.until ? typed.until : span.until,
    })
  }
  const isReversed = typed.since !== null && typed.until !== null && typed.until <= typed.since
  const handOver = () => {
    if (typed.since !== span.since || typed.until !== span.until) onSpan(typed)
  }
  return (
    // The events bubble from the two fields inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={words.label}
      className={pair}
      onBlur={handOver}
      onKeyDown={({ key }) => {
        if (key === 'Enter') handOver()
      }}
    >
      <DateTime
        label={words.since}
        value={typed.since}
        now={now}
        onValueChange={(since) => setTyped({ ...typed, since })}
      />
      <DateTime
        label={words.until}
        value={typed.until}
        now={now}
        error={isReversed ? words.reversed : undefined}
        onValueChange={(until) => setTyped({ ...typed, until })}
      />
    </div>
  )
}

const pair = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
})
