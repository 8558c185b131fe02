import { cellOf } from '#contract/rules/board/read-board.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import type { RowState } from '#src/live/board-atoms.ts'
import type { GridWindow } from '#src/ui/grid-window.ts'
import { mayMove } from '#src/ui/motion.ts'
import { setAttributeIfChanged } from '#src/ui/set-if-changed.ts'
import type { GridPosition } from './grid-position.ts'
import { openRow, type PaintedRow, type Paints } from './row-painter.ts'
import { gapOf, sightIndex } from './rank-drift.ts'

export interface RowsScene extends Omit<Paints, 'isMoving'> {
  /** Positions in the board's rows, by rank. */
  ranked: readonly number[]
  /** The positions of the teams in the grid, by rank. They may be fewer than in `ranked`. */
  shown: readonly number[]
  rowOf: (place: number) => RowState | null
  /** The ranks that each team has gained in the past hour, by place. */
  movement: ArrayLike<number>
  starred: ReadonlySet<number>
  /** The organisation that all shown teams are from. Null if the teams are not filtered. */
  organization: string | null
  /** The user has not seen the changes since the last board, so they are not animated. */
  isLeap: boolean
  /** The index of the own team in `shown`, even if it is out of view. It is -1 if the team is not shown. */
  own: number
  hit: number | null
  cursor: GridPosition
  /** The ids of the selected cell and of its tooltip, by which screen readers find them. */
  cursorId: string
  tipId: string
  /** The median number of rows by which visible teams moved down. The page has scrolled by as much. */
  drift: number
}
export interface Holders {
  body: HTMLElement
  /** The element for the own row while it is out of view. */
  foot: HTMLElement
}

/** Paints the visible rows, and the own row if it is pinned, after scrolling and after changes. */
export function openRows({ body, foot }: Holders) {
  let drawn: PaintedRow[] = []
  let made = 0
  let pinned: PaintedRow | null = null
  let marked: { cell: HTMLElement; label: string | null; isMade: boolean } | null = null
  let before: RowsScene | null = null
  // Elements on top of the rows, which must stay.
  const extras = [...body.children]

  const makeRow = ({ cursorId }: RowsScene): PaintedRow => {
    const row = openRow()
    row.element.id = `${cursorId}row${(made += 1)}`
    return row
  }
  const paintAt = (
    row: PaintedRow,
    index: number,
    { board, ranked, shown, rowOf: stateOf, movement, starred, own, hit }: RowsScene,
    paints: Paints,
  ): RowState | null => {
    const place = shown[index]
    const state = place === undefined ? null : stateOf(place)
    if (place === undefined || state === null) return null
    const gap = gapOf(board, ranked, state.row, paints.frame.isWithin)
    const isStarred = starred.has(state.row.id)
    const climb = movement[place] ?? 0
    const [isOwn, isHit] = [index === own, index === hit]
    row.paint(state, { place, index, gap, climb, isStarred, isOwn, isHit }, paints)
    return state
  }
  /** The index of a team before the change. Null if its row does not slide. */
  const cameFrom = ({ row }: RowState, { isMoving }: Paints): number | null => {
    const was = isMoving && before ? sightIndex(before.board, before.shown, row.id) : -1
    return was < 0 ? null : was
  }
  const pin = (scene: RowsScene, { wholeRows: { from, to } }: GridWindow, paints: Paints) => {
    const isOut = scene.own >= 0 && (scene.own < from || scene.own >= to)
    if (!isOut) {
      if (pinned?.element.isConnected) pinned.element.remove()
      return
    }
    pinned ??= openRow()
    if (!pinned.element.isConnected) foot.append(pinned.element)
    paintAt(pinned, scene.own, { ...scene, hit: null }, paints)
  }
  const unmark = () => {
    if (!marked) return
    marked.cell.removeAttribute('id')
    marked.cell.removeAttribute('aria-describedby')
    if (marked.label !== null) marked.cell.setAttribute('aria-label', marked.label)
    if (marked.isMade) marked.cell.remove()
    marked = null
  }
  /**
   * A cell is labelled by its mark. The selected cell also names its challenge and the points. An unsolved
   * challenge has a cell only while it is selected.
   */
  const mark = (
    drawnRow: PaintedRow | undefined,
    { board, shown, frame, cursor, cursorId, tipId }: RowsScene,
  ) => {
    const { row, column } = cursor
    const there = drawnRow?.cellAt(column) ?? null
    const cell = there ?? (column === null ? null : (drawnRow?.makeCellAt(column) ?? null))
    if (!cell) return
    cell.id = cursorId
    const challenge = column === null || frame.columns === 'categories' ? undefined : board.challenges[column]
    marked = { cell, label: challenge ? cell.getAttribute('aria-label') : null, isMade: there === null }
    if (!challenge || column === null) return
    const solve = cellOf(board, shown[row] ?? -1, column)
    const points = solve && formatNumber(solve.points, frame.locale)
    cell.setAttribute('aria-describedby', tipId)
    cell.setAttribute('aria-label', frame.words.cellName(challenge.title, marked.label ?? '', points))
  }

  return (scene: RowsScene, window: GridWindow) => {
    unmark()
    const { from, to } = window.rows
    const count = to - from
    if (drawn.length !== count) {
      drawn = Array.from({ length: count }, (_, slot) => drawn[slot] ?? makeRow(scene))
      body.replaceChildren(...drawn.map(({ element }) => element), ...extras)
    }
    // A team that moves keeps its row, so that its unchanged parts are not written again.
    if (before && before.shown !== scene.shown) drawn = withTeams(drawn, scene, from)
    const hasHappened =
      before !== null && before.board !== scene.board && before.organization === scene.organization
    const paints = { ...scene, isMoving: hasHappened && !scene.isLeap && mayMove() }
    // A visible row keeps its element. While scrolling, rows that enter reuse the elements of rows that
    // leave.
    for (let index = from; index < to; index++) {
      const row = drawn[index % count]
      if (!row) continue
      const state = paintAt(row, index, scene, paints)
      row.slide.to(index, state ? cameFrom(state, paints) : null, scene.drift, window.rows, scene.rowRem)
    }
    // Names the order for screen readers and leaves the elements where they are, because the browser rebuilds
    // an element that moves in the document, with all its cells.
    const order = Array.from({ length: count }, (_, nth) => drawn[(from + nth) % count]?.element.id)
    setAttributeIfChanged(body, 'aria-owns', order.join(' '))
    pin(scene, window, paints)
    const { row } = scene.cursor
    if (row >= from && row < to) mark(drawn[row % count], scene)
    before = scene
    return { hasCursor: marked !== null }
  }
}

/** The same rows, each at the new position of its team if that is visible. */
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
