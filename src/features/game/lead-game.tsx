import { lazy, Suspense, type CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import type { BasicGameInfoModel } from '#contract/models/game.ts'
import { isUnderWay } from '#contract/rules/game-phase.ts'
import { loadWhenIdle } from '#src/browser/load-when-idle.ts'
import { formatDuration } from '#src/format/duration.ts'
import { formatCountdown } from '#src/format/number-and-date.ts'
import { useText } from '#src/text/use-text.ts'
import { LatePoster } from '#src/ui/identity/late-poster.tsx'
import { front } from '#styled/recipes/front.js'
import { toGameProgress } from '#src/shell/game-progress.ts'

const DAY_MS = 86_400_000
/** Up to here hours, minutes and seconds are clearer than days. */
const MOST_HOURS_MS = 4 * DAY_MS

// Loads late, because it needs the live board, which is not urgent.
const LeadFacts = lazy(() =>
  loadWhenIdle(async () => ({ default: (await import('./lead-facts.tsx')).LeadFacts })),
)

export interface LeadGameProps {
  game: BasicGameInfoModel
  now: number
}

/** The most important game, in front of its poster. */
export function LeadGame({ game, now }: LeadGameProps) {
  const { locale, screens } = useText()
  const words = screens.game
  const span = toGameProgress(game, now)
  const isRunning = isUnderWay(span.phase)
  const isPaused = span.phase === 'paused'
  const gone: CSSProperties & Record<'--gone', string> = { '--gone': `${(span.share * 100).toFixed(1)}%` }
  const style = front()
  return (
    <section aria-labelledby="lead-game" className={style.lead}>
      <LatePoster
        title={game.title}
        picture={game.poster}
        shape="wide"
        isUnderText
        className={style.poster}
      />
      <div className={style.words}>
        <p
          data-live={isRunning && !isPaused ? '' : undefined}
          data-paused={isPaused ? '' : undefined}
          className={style.pill}
        >
          {words.phase[span.phase]}
        </p>
        <h2 id="lead-game" className={style.title}>
          <Link to={`/games/${game.id}`}>{game.title}</Link>
        </h2>
        {game.summary === '' ? null : <p className={style.summary}>{game.summary}</p>}
        <p
          role="timer"
          aria-label={isRunning ? words.timeLeft : words.untilStart}
          data-last={span.isLast ? '' : undefined}
          className={style.time}
        >
          <b>
            {span.leftMs > MOST_HOURS_MS
              ? words.longTime(Math.floor(span.leftMs / DAY_MS))
              : formatCountdown(span.leftMs)}
          </b>
          {isRunning
            ? words.leftOf(formatDuration(span.endsAt - span.startsAt, words.hours, locale))
            : words.toStart}
        </p>
        {isRunning ? <span aria-hidden className={style.bar} style={gone} /> : null}
        <div className={style.facts}>
          <Suspense>
            <LeadFacts game={game.id} isRunning={isRunning} />
          </Suspense>
        </div>
      </div>
    </section>
  )
}
