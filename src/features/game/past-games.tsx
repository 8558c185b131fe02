import { Link } from 'react-router-dom'
import type { BasicGameInfoModel } from '#contract/models/game.ts'
import { formatDuration } from '#src/format/duration.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { useText } from '#src/text/use-text.ts'
import { EventPoster } from '#src/ui/identity/event-poster.tsx'
import { pastGames } from '#styled/recipes/past-games.js'
import { toGameProgress } from '#src/shell/game-progress.ts'

export interface PastGamesProps {
  games: readonly BasicGameInfoModel[]
  now: number
}

export function PastGames({ games, now }: PastGamesProps) {
  const { locale, screens } = useText()
  const { hours } = screens.game
  const style = pastGames()
  return (
    <ul className={style.list}>
      {games.map((game) => {
        const span = toGameProgress(game, now)
        const length = formatDuration(span.endsAt - span.startsAt, hours, locale)
        return (
          <li key={game.id}>
            <Link to={`/games/${game.id}`} className={style.row}>
              <EventPoster title={game.title} picture={game.poster} className={style.thumb} />
              <b>{game.title}</b>
              <span>{`${formatMoment(span.startsAt, locale)} · ${length}`}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
