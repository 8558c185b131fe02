import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { AttentionCause } from '#contract/models/room-overview.ts'
import { roomOverviewWords } from '#src/text/areas/room-overview.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { roomOverview } from '#styled/recipes/room-overview.js'
import { CauseRow, type CauseRowProps } from './cause-row.tsx'

export interface AttentionListProps extends Omit<CauseRowProps, 'cause'> {
  causes: readonly AttentionCause[]
  /** Set when the game is over. `hidden` is the number of solves that are still hidden. */
  ceremony?: { game: number; hidden: number } | undefined
}

/** One line per cause. Snoozed ones are counted, and shown when asked for. */
export function AttentionList({ causes, ceremony, ...rest }: AttentionListProps) {
  const words = useWords(roomOverviewWords)
  const style = roomOverview()
  const title = useId()
  const [shown, setShown] = useState<'awake' | 'snoozed'>('awake')
  const snoozed = causes.filter(({ snoozedUntil }) => snoozedUntil !== null)
  const awake = causes.filter(({ snoozedUntil }) => snoozedUntil === null)
  const listed = shown === 'snoozed' && snoozed.length > 0 ? snoozed : awake
  return (
    <section aria-labelledby={title} data-of="attention" className={style.card}>
      <div className={style.head}>
        <h2 id={title}>{ceremony ? words.ceremony : words.attention}</h2>
        {awake.length > 0 ? <span>{words.gravest(awake.length)}</span> : null}
        {snoozed.length > 0 ? (
          <Button
            size="sm"
            look="ghost"
            aria-pressed={listed === snoozed}
            onClick={() => setShown(listed === snoozed ? 'awake' : 'snoozed')}
          >
            {words.snoozed(snoozed.length)}
          </Button>
        ) : null}
      </div>
      <div className={style.rows}>
        {ceremony && ceremony.hidden > 0 ? (
          <p className={style.row}>
            <span className={style.what}>{words.hiddenLeft(ceremony.hidden)}</span>
            <LinkButton
              as={Link}
              to={`/games/${ceremony.game}/projector?show=ceremony`}
              size="sm"
              look="outline"
            >
              {words.toCeremony}
            </LinkButton>
          </p>
        ) : null}
        {listed.length === 0 ? (
          <p>{words.clear}</p>
        ) : (
          <ul aria-labelledby={title}>
            {listed.map((cause) => (
              <CauseRow key={cause.key} cause={cause} {...rest} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
