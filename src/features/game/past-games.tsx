import { Link } from 'react-router-dom'
import type { BasicGameInfoModel } from '#contract/models/game.ts'
import { formatDuration } from '#src/format/duration.ts'
import { formatMoment, formatNumber } from '#src/format/number-and-date.ts'
import { useText } from '#src/text/use-text.ts'
import { Coin } from '#src/ui/coin.tsx'
import { EventPoster } from '#src/ui/identity/event-poster.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
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
              {game.winner === undefined ? null : (
                <span className={style.winner}>
                  <Coin place={1} size="sm" />
                  <SrOnly>#1 </SrOnly>
                  <TeamFlag name={game.winner.name} size={20} />
                  <span>{game.winner.name}</span>
                  <i>{formatNumber(game.winner.score, locale)}</i>
                </span>
              )}
              <span>{`${formatMoment(span.startsAt, locale)} · ${length}`}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
