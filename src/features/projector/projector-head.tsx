import Pause from 'lucide-react/icons/pause'
import Snowflake from 'lucide-react/icons/snowflake'
import type { ReactNode } from 'react'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { flagsOf } from '#contract/rules/board/by-category.ts'
import { hiddenSince } from '#contract/rules/freeze.ts'
import { shareOfTime } from '#contract/rules/game-phase.ts'
import { useNow } from '#src/browser/clock.ts'
import { formatCountdown, formatNumber } from '#src/format/number-and-date.ts'
import { formatHour, formatTime } from '#src/format/time.ts'
import { toGameProgress } from '#src/shell/game-progress.ts'
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
  /** The time that is shown. Null for now. */
  at: number | null
  children: ReactNode
}

export function ProjectorHead({ game, board, at, children }: HeadProps) {
  const { locale, screens } = useText()
  const { phase } = screens.game
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
          <div className={look.counts}>
            {words.hall.counts(
              number(board.rows.length),
              number(board.challenges.length),
              number(flagsOf(board)),
            )}
          </div>
        )}
      </div>
      {at === null ? null : <div className={look.past}>{words.as(formatTime(at, locale))}</div>}
      {game.pausedAt === undefined ? null : (
        <div className={look.past}>
          <Pause aria-hidden />
          {phase.paused}
        </div>
      )}
      {curtain === null || curtain > now ? null : (
        <div className={look.ice}>
          <Snowflake aria-hidden />
          {words.hall.frozen(formatHour(curtain, locale))}
        </div>
      )}
      <div className={look.line}>{children}</div>
      <TimeLeft game={game} freezeAt={board?.freeze.freezeAt ?? null} />
    </header>
  )
}

function TimeLeft({ game, freezeAt }: { game: DetailedGameInfoModel; freezeAt: number | null }) {
  const words = useText().screens.game
  const now = useNow()
  const span = toGameProgress(game, now)
  const isOver = span.phase === 'ended' || span.phase === 'practice'
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`
  return (
    <div>
      <SrOnly>{isOver ? null : span.phase === 'coming' ? words.untilStart : words.timeLeft}</SrOnly>
      <span role="timer" className={look.clock}>
        {isOver ? words.over : formatCountdown(span.leftMs)}
      </span>
      <i
        aria-hidden
        className={look.span}
        style={styleVars({
          '--share': percent(span.share),
          ...(freezeAt === null ? {} : { '--freeze': percent(shareOfTime(span, freezeAt)) }),
        })}
      />
    </div>
  )
}
