import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { useOwnTeam, useTeamPosition } from '#src/shell/use-own-team.ts'
import { gamePageWords } from '#src/text/areas/game-page.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { gameOwn } from '#styled/recipes/game-own.js'

const look = gameOwn()

interface GameOwnProps {
  game: Pick<DetailedGameInfoModel, 'id' | 'organization'>
  team: string
  board: Board | null
  /** False before the start or if the scoreboard cannot be read, because there are no figures then. */
  hasFigures: boolean
}

export function GameOwn({ game, team, board, hasFigures }: GameOwnProps) {
  const { locale } = useText()
  const words = useWords(gamePageWords)
  const own = useOwnTeam(team, board)
  const standing = useTeamPosition(game.id, own, board)
  const number = (value: number) => formatNumber(value, locale)
  return (
    <section aria-labelledby="own-team" className={look.own}>
      <h2 id="own-team" className={look.ownTitle}>
        {words.own}
      </h2>
      <div className={look.team}>
        <TeamFlag name={team} picture={own?.avatar} size={44} />
        <p>
          <b title={team}>{team}</b>
          {game.organization ? <span>{game.organization}</span> : null}
        </p>
      </div>
      {hasFigures ? (
        <dl className={look.facts}>
          <div>
            <dt>{words.rank}</dt>
            <dd>{standing ? words.place(number(standing.rank)) : null}</dd>
          </div>
          <div>
            <dt>{words.points}</dt>
            <dd>{standing ? number(standing.score) : null}</dd>
          </div>
          <div>
            <dt>{words.solved}</dt>
            <dd>{standing ? `${number(standing.solved)}/${number(standing.challenges)}` : null}</dd>
          </div>
        </dl>
      ) : null}
    </section>
  )
}
