import type { ReactNode } from 'react'
import type { ClockState } from '#contract/rules/clock-acts.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import { dayOf } from '#src/format/day.ts'
import { formatCountdown } from '#src/format/number-and-date.ts'
import { formatDayHour, formatHour } from '#src/format/time.ts'
import { roomClockWords } from '#src/text/areas/room-clock.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { roomClock } from '#styled/recipes/room-clock.js'
import { ClockLine } from './clock-line.tsx'
import { clockFace, type Wave } from './clock-state.ts'
import { formatLeft } from './format-left.ts'

export interface ClockBandProps {
  state: ClockState
  waves: readonly Wave[]
  now: number
  /** The acts. Null for those who only watch. */
  acts: ReactNode
}

/** The clock of a game with its phase, its time line and its acts. */
export function ClockBand({ state, waves, now, acts }: ClockBandProps) {
  const words = useWords(roomClockWords)
  const { locale } = useText()
  const style = roomClock()
  const face = clockFace(state, now)
  const present = gameNow(state, now)
  const when = (at: number) => (dayOf(at) === dayOf(now) ? formatHour(at, locale) : formatDayHour(at, locale))
  const { startsAt, endsAt, pausedAt } = state
  const length = (ms: number) => formatLeft(ms, locale)
  const digits = { coming: startsAt - now, over: endsAt - startsAt, unset: 0 }
  const shown = face === 'coming' || face === 'over' || face === 'unset' ? digits[face] : endsAt - present
  return (
    <section aria-label={words.title} data-face={face} className={style.band}>
      <div className={style.state}>
        <p className={style.phase}>
          <b>{words.place[face]}</b>{' '}
          {face === 'paused' && pausedAt !== null
            ? words.since(length(now - pausedAt))
            : face === 'running' || face === 'frozen'
              ? words.gone(length(present - startsAt), length(endsAt - startsAt))
              : face === 'over'
                ? words.since(length(now - endsAt))
                : null}
        </p>
        <p role="timer" className={style.digits}>
          {formatCountdown(shown)}
        </p>
        <p className={style.next}>
          {face === 'unset'
            ? null
            : face === 'coming'
              ? words.opens(when(startsAt))
              : face === 'over'
                ? words.ended(when(endsAt))
                : face === 'paused' && pausedAt !== null
                  ? words.wouldEnd(when(endsAt + now - pausedAt))
                  : words.left(when(endsAt))}
        </p>
      </div>
      {face === 'unset' ? <div /> : <ClockLine state={state} waves={waves} now={now} />}
      {acts}
    </section>
  )
}
