import Snowflake from 'lucide-react/icons/snowflake'
import type { ReactNode } from 'react'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import { instant } from '#contract/models/time.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { flagsOf } from '#contract/rules/board/by-category.ts'
import { hiddenSince } from '#contract/rules/freeze.ts'
import { gamePhase, shareOfTime } from '#contract/rules/game-phase.ts'
import { useNow } from '#src/browser/clock.ts'
import { formatCountdown, formatNumber } from '#src/format/number-and-date.ts'
import { formatHour, formatTime } from '#src/format/time.ts'
import { projectorWords } from '#src/text/areas/projector.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { SrOnly } from '#src/ui/layout.tsx'
import { styleVars } from '#src/ui/style-vars.ts'
import { hall } from '#styled/recipes/hall.js'
import { EventMark } from '#src/ui/identity/event-poster.tsx'

const look = hall()

interface HeadProps {
  game: DetailedGameInfoModel
  board: Board | null
  /** The visible moment; null: now. */
  at: number | null
  children: ReactNode
}

export function ProjectorHead({ game, board, at, children }: HeadProps) {
  const { locale } = useText()
  const words = useWords(projectorWords)
  const now = useNow()
  const curtain = board ? hiddenSince(board.freeze) : null
  const number = (value: number) => formatNumber(value, locale)
  return (
    <header className={look.head}>
      <span className={look.mark}>
        <EventMark title={game.title} picture={game.poster} />
      </span>
      <div className={look.naming}>
        <h1 className={look.title}>{game.title}</h1>
        {board === null ? null : (
          <p className={look.counts}>
            {words.hall.counts(
              number(board.rows.length),
              number(board.challenges.length),
              number(flagsOf(board)),
            )}
          </p>
        )}
      </div>
      {at === null ? null : <p className={look.past}>{words.as(formatTime(at, locale))}</p>}
      {curtain === null || curtain > now ? null : (
        <p className={look.ice}>
          <Snowflake aria-hidden />
          {words.hall.frozen(formatHour(curtain, locale))}
        </p>
      )}
      <div className={look.line}>{children}</div>
      <TimeLeft game={game} freezeAt={board?.freeze.freezeAt ?? null} />
    </header>
  )
}

function TimeLeft({ game, freezeAt }: { game: DetailedGameInfoModel; freezeAt: number | null }) {
  const words = useText().screens.game
  const now = useNow()
  const [startsAt, endsAt] = [instant(game.start), instant(game.end)]
  const phase = gamePhase({ startsAt, endsAt, practiceMode: game.practiceMode }, now)
  const isUnderWay = phase === 'coming' || phase === 'ongoing'
  const shareOf = (at: number) => `${(shareOfTime({ startsAt, endsAt }, at) * 100).toFixed(2)}%`
  return (
    <div>
      <SrOnly>{isUnderWay ? (phase === 'coming' ? words.untilStart : words.timeLeft) : null}</SrOnly>
      <span role="timer" className={look.clock}>
        {isUnderWay ? formatCountdown((phase === 'coming' ? startsAt : endsAt) - now) : words.over}
      </span>
      <i
        aria-hidden
        className={look.span}
        style={styleVars({
          '--share': shareOf(now),
          ...(freezeAt === null ? {} : { '--freeze': shareOf(freezeAt) }),
        })}
      />
    </div>
  )
}
