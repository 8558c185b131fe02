import { getGame } from '#contract/calls/game.ts'
import type { Board } from '#contract/rules/board/board.ts'
import type { TeamPosition } from '#contract/rules/board/team-position.ts'
import { useRead } from '#src/api/use-read.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { useGameBoard, useOwnTeam, useTeamPosition } from '#src/shell/use-own-team.ts'
import { gameFrameWords } from '#src/text/areas/game-frame.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { leadFacts } from '#styled/recipes/lead-facts.js'

const MOST_FLAGS = 14
const style = leadFacts()

interface LeadFactsProps {
  game: number
  isRunning: boolean
}

/** The own team if it is on the scoreboard, and all teams. */
export function LeadFacts({ game, isRunning }: LeadFactsProps) {
  const read = useRead(getGame, { params: { id: game } }, 'once')
  const board = useGameBoard(game, isRunning)
  const detail = read.state === 'ready' ? read.value : null
  const own = useOwnTeam(detail?.teamName ?? null, board)
  const standing = useTeamPosition(game, own, board)
  const words = useWords(gameFrameWords)
  if (board !== null && standing !== null && detail?.teamName)
    return (
      <>
        <OwnPlace name={detail.teamName} picture={own?.avatar} standing={standing} board={board} />
        <Flags board={board} />
      </>
    )
  if (board !== null && board.rows.length > 0) return <Fleet board={board} />
  return detail !== null && detail.teamCount > 0 ? words.teams(detail.teamCount) : null
}

interface OwnPlaceProps {
  name: string
  picture: string | null | undefined
  standing: TeamPosition
  board: Board
}

export function OwnPlace({ name, picture, standing, board }: OwnPlaceProps) {
  const { locale } = useText()
  const words = useWords(gameFrameWords)
  return (
    <>
      <TeamFlag name={name} picture={picture} size={26} />
      <p className={style.own}>
        <b data-name title={name}>
          {name}
        </b>
        <span>
          <b>{words.place(standing.rank, words.teams(board.rows.length))}</b>{' '}
          {words.points(formatNumber(standing.score, locale))}
        </span>
      </p>
    </>
  )
}

export function Fleet({ board }: { board: Board }) {
  const words = useWords(gameFrameWords)
  const solves = board.challenges.reduce((sum, { solvers }) => sum + solvers.length, 0)
  return (
    <>
      <Flags board={board} />
      {[words.teams(board.rows.length), ...(solves > 0 ? [words.solves(solves)] : [])].join(' · ')}
    </>
  )
}

/** The first teams by rank. */
function Flags({ board }: { board: Board }) {
  const first = board.rows.toSorted((one, other) => one.rank - other.rank).slice(0, MOST_FLAGS)
  return (
    <span className={style.flags}>
      {first.map(({ id, name, avatar }) => (
        <TeamFlag key={id} name={name} picture={avatar} size={22} />
      ))}
    </span>
  )
}
