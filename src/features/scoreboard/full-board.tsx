import { useAtomValue } from 'jotai'
import { Suspense, useDeferredValue, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { getGame } from '#contract/calls/game.ts'
import { listOwnTeams } from '#contract/calls/team.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { useRead } from '#src/api/use-read.ts'
import { useSession } from '#src/bind/use-session.ts'
import { useWired } from '#src/bind/wired.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import type { BoardAtoms, LiveBoard } from '#src/live/board-atoms.ts'
import { replayedBoard } from '#src/live/replay-board-atoms.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { BoardChart } from './board-chart.tsx'
import { BoardExports } from './board-exports.tsx'
import { BoardGrid } from './board-grid.tsx'
import { BoardToolbar, type BoardActs } from './board-toolbar.tsx'
import { hitsOf, nextHit, shownTeams, type GridPosition } from './grid-position.ts'
import { useBoardSelection } from './use-board-selection.ts'

const NO_ACTS: BoardActs = { search: () => {}, jump: () => {}, filter: () => {}, goToOwn: () => {} }

const TeamDrawer = lazyPart(async () => (await import('./team-drawer.tsx')).TeamDrawer)

/**
 * The board with all that one does to it: look for a team, take one organisation, go over the cells, open a
 * team.
 */
export function FullBoard({ game, live, atoms }: { game: number; live: LiveBoard; atoms: BoardAtoms }) {
  const { board } = live
  const moment = useAtomValue(replayedBoard(useWired().live, game).at)
  const { chosen, choose } = useBoardSelection()
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed)
  // Ids, so that the keys and the search stay with a team that changes its rank. Null: the first team.
  const [at, setAt] = useState<{ team: number | null; column: number | null }>({ team: null, column: null })
  const [found, setFound] = useState<number | null>(null)
  const scroller = useRef<(row: number) => void>(() => {})
  const ownId = useOwnTeam(game, board)
  const organization = board.organizations.find((name) => name === chosen.organization) ?? null
  const { ranking, rows } = board
  const shown = useMemo(() => shownTeams({ ranking, rows }, organization), [ranking, rows, organization])
  const hits = useMemo(() => hitsOf(text, shown, rows), [text, shown, rows])
  const own = ownId === null ? null : (board.places.teams.get(ownId) ?? null)
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
    goToOwn: () => goTo(ownRow),
  }))
  return (
    <>
      <BoardChart board={board} at={moment} organization={organization} />
      <BoardToolbar
        text={typed}
        found={text.trim() === '' ? null : hits.length}
        organizations={board.organizations}
        organization={organization}
        hasOwn={ownRow >= 0}
        acts={acts}
      />
      {chosen.organization !== null && organization === null ? (
        <UnknownOrganization name={chosen.organization} onLeave={() => choose({ organization: null })} />
      ) : null}
      <BoardGrid
        game={game}
        live={live}
        atoms={atoms}
        shown={shown}
        organization={organization}
        own={own}
        cursor={cursor}
        hit={hit}
        onMove={({ row, column }) => setAt({ team: teamAt(row), column })}
        onOpen={(place) => choose({ team: rows[place]?.id ?? null })}
        scroller={scroller}
      />
      <BoardExports game={game} />
      {chosen.team !== null && board.places.teams.has(chosen.team) ? (
        <Suspense>
          <TeamDrawer
            game={game}
            live={live}
            team={chosen.team}
            at={moment}
            onClose={() => choose({ team: null })}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** An address may name what this game does not have, as after an organiser renamed it. */
function UnknownOrganization({ name, onLeave }: { name: string; onLeave: () => void }) {
  const words = useWords(scoreboardWords)
  return (
    <Alert tone="warning" action={<Button onClick={onLeave}>{words.all}</Button>}>
      {words.strange(name)}
    </Alert>
  )
}

/** The id of the viewer's team. Null for spectators. The game only tells the name. */
function useOwnTeam(game: number, { places }: Board): number | null {
  const { view } = useSession()
  const played = useRead(getGame, { params: { id: game } }, 'once')
  const name = played.state === 'ready' ? played.value.teamName : null
  const isPlayer = view.kind === 'signed-in' && name !== null
  const own = useRead(listOwnTeams, isPlayer ? {} : null, 'teams')
  if (!isPlayer || own.state !== 'ready') return null
  return own.value.find((team) => team.name === name && places.teams.has(team.id ?? 0))?.id ?? null
}
