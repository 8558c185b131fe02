import { Link } from 'react-router-dom'
import type { BasicGameInfoModel } from '#contract/models/game.ts'
import { formatDuration } from '#src/format/duration.ts'
import { formatMoment, formatRelative } from '#src/format/number-and-date.ts'
import { useText } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { LatePoster } from '#src/ui/identity/late-poster.tsx'
import { front } from '#styled/recipes/front.js'
import { toGameProgress, type GameProgress } from '#src/shell/game-progress.ts'

export interface GameCardProps {
  game: BasicGameInfoModel
  now: number
}

export function GameCard({ game, now }: GameCardProps) {
  const { locale, screens } = useText()
  const words = screens.game
  const span = toGameProgress(game, now)
  const style = front()
  return (
    <Card as={Link} to={`/games/${game.id}`} padding="none" press="whole" className={style.card}>
      <LatePoster title={game.title} picture={game.poster} className={style.cardPoster} />
      <span className={style.cardWords}>
        <span data-phase={span.phase} className={style.when}>
          {whenOf(span, now, locale, words)}
        </span>
        <h3 className={style.cardTitle}>{game.title}</h3>
        {game.summary === '' ? null : <span className={style.summary}>{game.summary}</span>}
        <span className={style.at}>
          <time dateTime={new Date(span.startsAt).toISOString()}>{formatMoment(span.startsAt, locale)}</time>
          {` · ${formatDuration(span.endsAt - span.startsAt, words.hours, locale)}`}
          {game.limit === 0 ? null : ` · ${words.teamSize(game.limit)}`}
        </span>
      </span>
    </Card>
  )
}

type GameWords = ReturnType<typeof useText>['screens']['game']

function whenOf({ phase, startsAt, endsAt }: GameProgress, now: number, locale: string, words: GameWords) {
  if (phase === 'coming') return words.starts(formatRelative(startsAt, now, locale))
  const end = formatRelative(endsAt, now, locale)
  if (phase === 'paused') return words.phase.paused
  return phase === 'ongoing' ? `${words.phase.ongoing} · ${words.ends(end)}` : words.ended(end)
}
