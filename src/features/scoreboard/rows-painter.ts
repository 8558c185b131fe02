import { rowOf } from '#contract/rules/board/read-board.ts'
import type { RowState } from '#src/live/board-atoms.ts'
import type { GridWindow } from '#src/ui/grid-window.ts'
import { mayMove } from '#src/ui/motion.ts'
import { setAttributeIfChanged } from '#src/ui/set-if-changed.ts'
import type { GridPosition } from './grid-position.ts'
import { openRow, type PaintedRow, type Paints } from './row-painter.ts'
import { rankIndex } from './rank-drift.ts'

export interface RowsScene extends Omit<Paints, 'blocks' | 'isMoving'> {
  /** Places in the board's rows, by rank. */
  shown: readonly number[]
  rowOf: (place: number) => RowState | null
  /** The organisation that all shown teams are from. Null: the teams are not filtered. */
  organization: string | null
  /** Nobody saw what happened since the board before. */
  isLeap: boolean
  /** The index of the own team in `shown`, even if it is out of view. -1: it is not there. */
  own: number
  hit: number | null
  cursor: GridPosition
  /** The ids of the selected cell and of its tooltip. */
  cursorId: string
  tipId: string
  /** So many rows further down is now what was in view; it has been scrolled there. */
  drift: number
}
export interface Holders {
  body: HTMLElement
  /** The element for the own row while that is out of view. */
  above: HTMLElement
  below: HTMLElement
}

/**
 * The rows in view, and the own one where it is pinned. All of them are painted here, whether somebody
 * scrolled or something happened.
 */
export function openRows({ body, above, below }: Holders) {
  let drawn: PaintedRow[] = []
  let made = 0
  let pinned: PaintedRow | null = null
  let marked: HTMLElement | null = null
  let before: RowsScene | null = null

  const makeRow = ({ cursorId }: RowsScene): PaintedRow => {
    const row = openRow()
    row.element.id = `${cursorId}row${(made += 1)}`
    return row
  }
  const paintAt = (
    row: PaintedRow,
    index: number,
    { shown, rowOf: stateOf, own, hit }: RowsScene,
    paints: Paints,
  ): RowState | null => {
    const place = shown[index]
    const state = place === undefined ? null : stateOf(place)
    if (place === undefined || state === null) return null
    row.paint(state, { place, index, isOwn: index === own, isHit: index === hit }, paints)
    return state
  }
  /** The index of a team before the change. Null: its row does not slide. */
  const cameFrom = ({ row }: RowState, { isMoving, frame }: Paints): number | null => {
    const was = isMoving && before ? rowOf(before.board, row.id) : null
    return was ? rankIndex(was, frame.isWithin) : null
  }
  const pin = (scene: RowsScene, { shownRows: { from, to } }: GridWindow, paints: Paints) => {
    const holder = scene.own < 0 ? null : scene.own < from ? above : scene.own >= to ? below : null
    if (holder === null) {
      if (pinned?.element.isConnected) pinned.element.remove()
      return
    }
    pinned ??= openRow()
    if (pinned.element.parentElement !== holder) holder.append(pinned.element)
    paintAt(pinned, scene.own, { ...scene, hit: null }, paints)
  }
  const mark = (cell: HTMLElement | null, { cursor, cursorId, tipId }: RowsScene) => {
    if (cell !== marked) {
      marked?.removeAttribute('id')
      marked?.removeAttribute('aria-describedby')
    }
    marked = cell
    if (cell && cell.id !== cursorId) cell.id = cursorId
    if (cell && cursor.column !== null) cell.setAttribute('aria-describedby', tipId)
  }

  return (scene: RowsScene, window: GridWindow) => {
    const { from, to } = window.rows
    const count = to - from
    if (drawn.length !== count) {
      drawn = Array.from({ length: count }, (_, slot) => drawn[slot] ?? makeRow(scene))
      body.replaceChildren(...drawn.map(({ element }) => element))
    }
    // A team that goes elsewhere takes its row along, and nothing in it is written anew.
    if (before && before.shown !== scene.shown) drawn = withTeams(drawn, scene, from)
    const hasHappened =
      before !== null && before.board !== scene.board && before.organization === scene.organization
    const paints = { ...scene, blocks: window.blocks, isMoving: hasHappened && !scene.isLeap && mayMove() }
    // A row keeps its element for as long as it is drawn: scrolling writes the ones that come in over the
    // ones that go.
    for (let index = from; index < to; index++) {
      const row = drawn[index % count]
      if (!row) continue
      const state = paintAt(row, index, scene, paints)
      row.slide.to(index, state ? cameFrom(state, paints) : null, scene.drift, window.rows)
    }
    // Keeps the reading order of the page. The browser rebuilds an element that moves in the document, with
    // all its cells.
    const order = Array.from({ length: count }, (_, nth) => drawn[(from + nth) % count]?.element.id)
    setAttributeIfChanged(body, 'aria-owns', order.join(' '))
    pin(scene, window, paints)
    const { row, column } = scene.cursor
    mark(row >= from && row < to ? (drawn[row % count]?.cellAt(column) ?? null) : null, scene)
    before = scene
  }
}

/** The same rows, each where its team is now if that is to be drawn. */
function withTeams(drawn: readonly PaintedRow[], { shown, board }: RowsScene, from: number): PaintedRow[] {
  const count = drawn.length
  const byTeam = new Map(drawn.map((row) => [row.team(), row]))
  const free = new Set(drawn)
  const next: (PaintedRow | undefined)[] = drawn.map(() => undefined)
  for (let index = from; index < from + count; index++) {
    const row = byTeam.get(board.rows[shown[index] ?? -1]?.id ?? null)
    if (row && free.delete(row)) next[index % count] = row
  }
  const others = free.values()
  return next.flatMap((row) => row ?? others.next().value ?? [])
}
