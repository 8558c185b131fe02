import ArrowRight from 'lucide-react/icons/arrow-right'
import Eye from 'lucide-react/icons/eye'
import FastForward from 'lucide-react/icons/fast-forward'
import FlagOff from 'lucide-react/icons/flag-off'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Snowflake from 'lucide-react/icons/snowflake'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { clockActsAt, type ClockActKind, type ClockState } from '#contract/rules/clock-acts.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import { formatLeft } from './format-left.ts'
import { roomClockWords } from '#src/text/areas/room-clock.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { roomClock } from '#styled/recipes/room-clock.js'

const ICONS = {
  start: Play,
  pause: Pause,
  resume: Play,
  extend: FastForward,
  freeze: Snowflake,
  reveal: Eye,
  end: FlagOff,
  reopen: RotateCcw,
} as const satisfies Record<ClockActKind, unknown>

export interface ClockActsProps {
  state: ClockState
  now: number
  /** Links to screens that help at this time, after the acts. */
  more?: readonly { name: string; to: string }[]
  /** An act that the clock does not bind, after all others. */
  last?: ReactNode
  onChoose: (act: ClockActKind) => void
}

/** The acts that the clock allows now, each with its first consequence. */
export function ClockActs({ state, now, more = [], last, onChoose }: ClockActsProps) {
  const words = useWords(roomClockWords)
  const { locale } = useText()
  const style = roomClock()
  return (
    <ul aria-label={words.acts} className={style.acts}>
      {clockActsAt(state, now).map((act) => {
        const { name, first } = words.act[act]
        const Icon = ICONS[act]
        return (
          <li key={act}>
            <button
              type="button"
              data-main={act === 'resume' ? '' : undefined}
              className={style.act}
              onClick={() => onChoose(act)}
            >
              <Icon aria-hidden />
              <span>{name} …</span>
              <small>
                {typeof first === 'string'
                  ? first
                  : first(formatLeft(state.endsAt - gameNow(state, now), locale))}
              </small>
            </button>
          </li>
        )
      })}
      {more.map(({ name, to }) => (
        <li key={to}>
          <Link to={to} className={style.act}>
            <ArrowRight aria-hidden />
            <span>{name}</span>
          </Link>
        </li>
      ))}
      {last}
    </ul>
  )
}
