import { useAtomValue } from 'jotai'
import { Suspense, useDeferredValue, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { getGame } from '#contract/calls/game.ts'
import { listOwnTeams } from '#contract/calls/team.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { pastHour, rankMovement, shownMoment } from '#contract/rules/board/team-position.ts'
import { isHiding } from '#contract/rules/freeze.ts'
import { useRead } from '#src/api/use-read.ts'
import { useChoice } from '#src/bind/use-choice.ts'
import { useSession } from '#src/bind/use-session.ts'
import { useTeamSet } from '#src/bind/use-team-set.ts'
import { useWired } from '#src/bind/wired.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { useKeys } from '#src/browser/use-keys.ts'
import type { BoardAtoms, LiveBoard } from '#src/live/board-atoms.ts'
import { replayedBoard } from '#src/live/replay-board-atoms.ts'
import { RevealNews } from '#src/shell/reveal-news.tsx'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useWords } from '#src/text/use-text.ts'
import { boardScreen } from '#styled/recipes/board-screen.js'
import { BoardGrid, focusGrid } from './board-grid.tsx'
import { NoFavourites, OwnRank, UnknownOrganization, useCoarseNow } from './board-notes.tsx'
import { BoardLegend, BoardSide } from './board-side.tsx'
import { BoardStatus } from './board-status.tsx'
import { BoardToolbar, type BoardActs } from './board-toolbar.tsx'
import { hitsOf, nextHit, shownTeams, type GridPosition } from './grid-position.ts'
import { Replay, useReplayOpen } from './replay.tsx'
import { hasChartRoom } from './top-lines.ts'
import { useBoardSelection } from './use-board-selection.ts'
import type { FullView } from './use-full-view.ts'

const TeamDrawer = lazyPart(async () => (await import('./team-drawer.tsx')).TeamDrawer)

const NOTHING = () => {}
const NO_ACTS: BoardActs = {
  search: NOTHING,
  jump: NOTHING,
  filter: NOTHING,
  toggleStarred: NOTHING,
  goToOwn: NOTHING,
  setColumns: NOTHING,
  toggleMatrix: NOTHING,
  toggleChart: NOTHING,
  toggleCharted: NOTHING,
  clearCharted: NOTHING,
  openReplay: NOTHING,
}
const style = boardScreen()

export interface FullBoardProps {
  game: number
  live: LiveBoard
  atoms: BoardAtoms
  sight: FullView
  /** The time since which the board may be out of date. Null if it is current. */
  staleSince: number | null
}

/**
 * The board with all that a user can do on it: search, filter by organisation, move between cells, and open a
 * team.
 */
export function FullBoard({ game, live, atoms, sight, staleSince }: FullBoardProps) {
  const { board } = live
  const { revealed } = useWords(scoreboardWords).freeze
  const wired = useWired()
  const moment = useAtomValue(replayedBoard(wired.live, game).at)
  const { chosen, choose } = useBoardSelection()
  const [columns, setColumns] = useChoice(wired.boardColumns, 'challenges')
  const [matrix, setMatrix] = useChoice(wired.boardMatrix, 'hidden')
  const [chart, setChart] = useChoice(wired.charts, 'hidden')
  const { teams: starred, toggle: star } = useTeamSet(game, 'favourite-teams')
  const { teams: charted, toggle: toggleCharted, clear: clearCharted } = useTeamSet(game, 'charted-teams')
  const { isStarredOnly } = chosen
  const replay = useReplayOpen()
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed)
  // Ids instead of positions, so that the keys and the search stay with a team that changes its rank. `team`
  // is null for the first team.
  const [at, setAt] = useState<{ team: number | null; column: number | null }>({ team: null, column: null })
  const [found, setFound] = useState<number | null>(null)
  const scroller = useRef<(row: number) => void>(NOTHING)
  const ownId = useOwnTeam(game, board)
  const organization = board.organizations.find((name) => name === chosen.organization) ?? null
  const { ranking, rows } = board
  const ranked = useMemo(() => shownTeams({ ranking, rows }, organization), [ranking, rows, organization])
  const shown = useMemo(
    () => (isStarredOnly ? shownTeams({ ranking, rows }, organization, starred) : ranked),
    [ranking, rows, organization, isStarredOnly, starred, ranked],
  )
  const hits = useMemo(() => hitsOf(text, shown, rows), [text, shown, rows])
  const own = ownId === null ? null : (board.places.teams.get(ownId) ?? null)
  const step = useCoarseNow()
  const now = moment ?? step
  const since = pastHour(shownMoment(board, now, sight.shown))
  const movement = useMemo(
    () => rankMovement(board, since, organization === null ? 'all' : 'organization'),
    [board, since, organization],
  )
  const indexOf = (team: number | null) =>
    team === null ? -1 : shown.indexOf(board.places.teams.get(team) ?? -1)
  const teamAt = (row: number) => rows[shown[row] ?? -1]?.id ?? null
  const cursor: GridPosition = { row: Math.max(0, indexOf(at.team)), column: at.column }
  const hit = found === null ? null : indexOf(found)

  const goTo = (row: number) => {
    scroller.current(row)
    setAt({ team: teamAt(row), column: null })
  }
  const jump = (isBack: boolean) => {
    const next = nextHit(hitsOf(typed, shown, rows), hit, isBack)
    setFound(next === null ? null : teamAt(next))
    if (next !== null) goTo(next)
  }
  const ownRow = own === null ? -1 : shown.indexOf(own)
  const chartOf = (team: number) => (charted.has(team) ? 'on' : hasChartRoom(board, charted) ? 'off' : 'full')
  const acts = useRef(NO_ACTS)
  useImperativeHandle(acts, () => ({
    search(next) {
      setTyped(next)
      setFound(null)
    },
    jump,
    filter(next) {
      setFound(null)
      setAt({ team: null, column: null })
      choose({ organization: next })
    },
    toggleStarred() {
      setFound(null)
      setAt({ team: null, column: null })
      choose({ isStarredOnly: !isStarredOnly })
    },
    goToOwn: () => (ownRow < 0 ? undefined : goTo(ownRow)),
    setColumns: (next) => {
      setColumns(next)
      setAt((before) => ({ ...before, column: null }))
    },
    toggleMatrix: () => setMatrix(matrix === 'shown' ? 'hidden' : 'shown'),
    toggleChart: () => setChart(chart === 'shown' ? 'hidden' : 'shown'),
    toggleCharted: (team) => (chartOf(team) === 'full' ? undefined : toggleCharted(team)),
    clearCharted,
    openReplay: replay.open,
  }))
  useKeys((key) => {
    if (key === 'o' && ownRow >= 0) acts.current.goToOwn()
    else if (key === 'v') {
      // Phones show the challenges on demand. Other screens offer a choice of columns.
      acts.current.toggleMatrix()
      acts.current.setColumns(columns === 'challenges' ? 'categories' : 'challenges')
    } else return false
    return true
  })
  return (
    <div className={style.root}>
      <BoardToolbar
        game={game}
        text={typed}
        found={text.trim() === '' ? null : hits.length}
        organizations={board.organizations}
        organization={organization}
        isStarredOnly={isStarredOnly}
        hasOwn={ownRow >= 0}
        columns={columns}
        hasMatrix={matrix === 'shown'}
        isChartOpen={chart === 'shown'}
        isReplaying={replay.isOpen}
        status={<BoardStatus board={board} staleSince={staleSince} sight={sight} />}
        acts={acts}
      />
      {replay.isOpen ? (
        <div className={style.replay}>
          <Replay
            game={game}
            onClose={() => {
              replay.close()
              focusGrid()
            }}
          />
        </div>
      ) : null}
      {chosen.organization !== null && organization === null ? (
        <UnknownOrganization
          name={chosen.organization}
          onLeave={() => {
            choose({ organization: null })
            focusGrid()
          }}
        />
      ) : null}
      {isStarredOnly && shown.length === 0 ? (
        <NoFavourites
          onLeave={() => {
            acts.current.toggleStarred()
            focusGrid()
          }}
        />
      ) : null}
      <BoardSide
        board={board}
        at={moment}
        now={now}
        organization={organization}
        starred={starred}
        isStarredOnly={isStarredOnly}
        chosen={charted}
        isOpen={chart === 'shown'}
        acts={acts}
      />
      <BoardGrid
        game={game}
        live={live}
        atoms={atoms}
        ranked={ranked}
        shown={shown}
        organization={organization}
        own={own}
        cursor={cursor}
        hit={hit}
        columns={columns}
        hasMatrix={matrix === 'shown'}
        movement={movement}
        starred={starred}
        now={now}
        isStale={staleSince !== null}
        isFrozen={isHiding(board.freeze, now) && sight.shown === 'public'}
        onMove={({ row, column }) => setAt({ team: teamAt(row), column })}
        onOpen={(place) => choose({ team: rows[place]?.id ?? null })}
        onStar={(place) => star(rows[place]?.id ?? 0)}
        onChart={(place) => acts.current.toggleCharted(rows[place]?.id ?? 0)}
        scroller={scroller}
      />
      <BoardLegend bonus={board.bonus} place="rows" />
      <RevealNews isHidden={isHiding(board.freeze, now)} text={revealed} />
      <OwnRank rank={own === null ? null : (rows[own]?.rank ?? null)} />
      {chosen.team !== null && board.places.teams.has(chosen.team) ? (
        <Suspense>
          <TeamDrawer
            game={game}
            live={live}
            team={chosen.team}
            at={moment}
            isStarred={starred.has(chosen.team)}
            onStar={() => star(chosen.team ?? 0)}
            chart={chartOf(chosen.team)}
            onChart={() => acts.current.toggleCharted(chosen.team ?? 0)}
            onClose={() => choose({ team: null })}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/**
 * The id of the viewer's team, found by its name, because the game sends no id. Null for spectators, and
 * until the teams are known.
 */
function useOwnTeam(game: number, { places }: Board): number | null {
  const { view } = useSession()
  const played = useRead(getGame, { params: { id: game } }, 'once')
  const name = played.state === 'ready' ? played.value.teamName : null
  const isPlayer = view.kind === 'signed-in' && name !== null
  const own = useRead(listOwnTeams, isPlayer ? {} : null, 'teams')
  if (!isPlayer || own.state !== 'ready') return null
  return own.value.find((team) => team.name === name && places.teams.has(team.id ?? 0))?.id ?? null
}
