import type { CSSProperties } from 'react'
import type { ClockState } from '#contract/rules/clock-acts.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import { shareOfTime } from '#contract/rules/game-phase.ts'
import { formatDayHour } from '#src/format/time.ts'
import { roomClockWords } from '#src/text/areas/room-clock.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { roomClock } from '#styled/recipes/room-clock.js'
import type { Wave } from './clock-state.ts'

export interface ClockLineProps {
  state: ClockState
  waves: readonly Wave[]
  now: number
}

type Placed = CSSProperties & { '--at': string; '--until'?: string }

/** The time of a game from left to right, with a tick for each wave, its freeze and the present. */
export function ClockLine({ state, waves, now }: ClockLineProps) {
  const words = useWords(roomClockWords)
  const { locale } = useText()
  const style = roomClock()
  const { startsAt, endsAt, freezeAt } = state
  const share = (at: number) => `${(shareOfTime(state, at) * 100).toFixed(2)}%`
  const place = (at: number): Placed => ({ '--at': share(at) })
  const present = gameNow(state, now)
  const span = (at: number): Placed => ({ '--at': share(at), '--until': '100%' })
  return (
    <div className={style.line}>
      <ol aria-label={words.line} className={style.ticks}>
        <li style={place(startsAt)} data-tick="start" className={style.tick}>
          <span>{words.moment.start}</span>
          <time>{formatDayHour(startsAt, locale)}</time>
        </li>
        {waves.map(({ at, challenges }) => (
          <li
            key={at}
            style={place(at)}
            data-tick={at > present ? 'ahead' : 'wave'}
            title={`${words.wave(challenges)}, ${formatDayHour(at, locale)}`}
            className={style.tick}
          >
            <span>{words.wave(challenges)}</span>
          </li>
        ))}
        {freezeAt !== null && freezeAt < endsAt ? (
          <li
            style={span(freezeAt)}
            data-tick="freeze"
            title={formatDayHour(freezeAt, locale)}
            className={style.tick}
          >
            <span>{words.moment.freeze}</span>
          </li>
        ) : null}
        <li style={place(endsAt)} data-tick="end" className={style.tick}>
          <span>{words.moment.end}</span>
          <time>{formatDayHour(endsAt, locale)}</time>
        </li>
        {present >= startsAt && present <= endsAt ? (
          <li style={place(present)} data-tick="now" className={style.tick}>
            <span>{words.moment.now}</span>
          </li>
        ) : null}
      </ol>
    </div>
  )
}
