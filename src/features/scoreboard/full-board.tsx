import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { BoardAtoms, LiveBoard } from '#src/live/board-atoms.ts'
import { BoardChart } from './board-chart.tsx'
import { BoardExports } from './board-exports.tsx'
import { BoardGrid } from './board-grid.tsx'
import { hitsOf, nextHit, shownTeams, type GridPlace } from './board-place.ts'
import { BoardToolbar } from './board-toolbar.tsx'
import { useChosen } from './chosen.ts'
import { useOwnTeam } from './own-team.ts'

const TeamDrawer = lazy(async () => ({ default: (await import('./team-drawer.tsx')).TeamDrawer }))

/** The board with all that one does to it: look for a team, take one organisation, go over the cells, open a team. */
export function FullBoard({ game, live, atoms }: { game: number; live: LiveBoard; atoms: BoardAtoms }) {
  const { board } = live
  const { chosen, choose } = useChosen()
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed)
  const [cursor, setCursor] = useState<GridPlace>({ row: 0, column: null })
  const [hit, setHit] = useState<number | null>(null)
  const scroller = useRef<(row: number) => void>(() => {})
  const ownId = useOwnTeam(game, board)
  // An address may name what this game does not have.
  const organization = board.organizations.find((name) => name === chosen.organization) ?? null
  const { ranking, rows } = board
  const shown = useMemo(() => shownTeams({ ranking, rows }, organization), [ranking, rows, organization])
  const hits = useMemo(() => hitsOf(text, shown, rows), [text, shown, rows])
  const own = ownId === null ? null : (board.places.teams.get(ownId) ?? null)

  const goTo = (row: number) => {
    scroller.current(row)
    setCursor({ row, column: null })
  }
  const jump = (isBack: boolean) => {
    const next = nextHit(hitsOf(typed, shown, rows), hit, isBack)
    setHit(next)
    if (next !== null) goTo(next)
  }
  return (
    <>
      <BoardChart board={board} organization={organization} />
      <BoardToolbar
        text={typed}
        found={text.trim() === '' ? null : hits.length}
        onSearch={(next) => {
          setTyped(next)
          setHit(null)
        }}
        onJump={jump}
        organizations={board.organizations}
        organization={organization}
        onFilter={(next) => {
          setHit(null)
          setCursor({ row: 0, column: null })
          choose({ organization: next })
        }}
        onOwn={own === null || !shown.includes(own) ? null : () => goTo(shown.indexOf(own))}
      />
      <BoardGrid
        game={game}
        live={live}
        atoms={atoms}
        shown={shown}
        isWithin={organization !== null}
        own={own}
        cursor={cursor}
        hit={hit}
        onMove={setCursor}
        onOpen={(place) => choose({ team: rows[place]?.id ?? null })}
        scroller={scroller}
      />
      <BoardExports game={game} />
      {chosen.team !== null && board.places.teams.has(chosen.team) ? (
        <Suspense>
          <TeamDrawer game={game} live={live} team={chosen.team} onClose={() => choose({ team: null })} />
        </Suspense>
      ) : null}
    </>
  )
}
