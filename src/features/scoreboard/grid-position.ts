import type { Board, TeamRow } from '#contract/rules/board/board.ts'

/** The selected cell. A null `column` is the column of the teams. */
export interface GridPosition {
  row: number
  column: number | null
}

/** The teams to show, as positions in `rows`, by rank. */
export function shownTeams(
  { ranking, rows }: Pick<Board, 'ranking' | 'rows'>,
  organization: string | null,
  /** The ids of the only teams to show. Null for all teams. */
  only: ReadonlySet<number> | null = null,
): readonly number[] {
  if (organization === null && only === null) return ranking
  return ranking.filter((place) => {
    const row = rows[place]
    if (!row || (organization !== null && row.organization !== organization)) return false
    return only === null || only.has(row.id)
  })
}

const PAGE = 10

/** The position after a key. It may be the same at an edge. Null if the key is not for moving. */
export function positionAfterKey(
  key: string,
  isFar: boolean,
  from: GridPosition,
  size: { rows: number; columns: number },
): GridPosition | null {
  const { row, column } = from
  const last = size.columns > 0 ? size.columns - 1 : null
  const moved = (to: Partial<GridPosition>): GridPosition => {
    const next = { ...from, ...to }
    return { row: Math.min(Math.max(0, next.row), Math.max(0, size.rows - 1)), column: next.column }
  }
  switch (key) {
    case 'ArrowDown':
      return moved({ row: row + 1 })
    case 'ArrowUp':
      return moved({ row: row - 1 })
    case 'PageDown':
      return moved({ row: row + PAGE })
    case 'PageUp':
      return moved({ row: row - PAGE })
    case 'ArrowRight':
      return moved({ column: column === null ? (last === null ? null : 0) : Math.min(column + 1, last ?? 0) })
    case 'ArrowLeft':
      return moved({ column: column === null || column === 0 ? null : column - 1 })
    case 'Home':
      return moved(isFar ? { row: 0, column: null } : { column: null })
    case 'End':
      return moved(isFar ? { row: size.rows - 1, column: last } : { column: last })
    default:
      return null
  }
}

/** The positions of the teams in `shown` whose name matches, in order. */
export function hitsOf(
  text: string,
  shown: readonly number[],
  rows: readonly Pick<TeamRow, 'name'>[],
): readonly number[] {
  const wanted = text.trim().toLocaleLowerCase()
  if (wanted === '') return []
  return shown.flatMap((place, index) =>
    rows[place]?.name.toLocaleLowerCase().includes(wanted) ? [index] : [],
  )
}

/** Continues with the first match after the last one, so that Enter can be pressed again and again. */
export function nextHit(hits: readonly number[], from: number | null, isBack: boolean): number | null {
  if (isBack) return hits.findLast((hit) => from === null || hit < from) ?? hits.at(-1) ?? null
  return hits.find((hit) => from === null || hit > from) ?? hits[0] ?? null
}

/** The row of the grid that an event came from: its position in the board and its index in the grid. */
export function rowAt(target: EventTarget): { place: number; index: number } | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('div[data-place]') : null
  return row ? { place: Number(row.dataset['place']), index: Number(row.dataset['index']) } : null
}

/** A place of the grid in the window, for the pointer and for the keys. */
export interface GridSpot {
  /** The position of the team in the board. */
  place: number
  column: number
  box: { left: number; top: number; bottom: number }
}

/**
 * Null if there is no challenge at that place. Unsolved challenges have no cell, so their column is computed
 * from the position in the block.
 */
export function spotAt(target: Element, x: number): GridSpot | null {
  const row = rowAt(target)
  const cell = target.closest(CELL)
  const block = target.closest<HTMLElement>('div[data-from]')
  if (row === null) return null
  const { place } = row
  if (cell) return { place, column: Number(cell.getAttribute('aria-colindex')) - 2, box: boxOf(cell) }
  if (!block) return null
  const { left, top, bottom, width: whole } = block.getBoundingClientRect()
  const columns = Number(block.style.getPropertyValue('--columns'))
  const width = whole / columns
  const nth = Math.min(columns - 1, Math.max(0, Math.floor((x - left) / width)))
  return {
    place,
    column: Number(block.dataset['from']) + nth,
    box: { left: left + nth * width, top, bottom },
  }
}

const CELL = 'div[role=gridcell]'

function boxOf(element: Element): GridSpot['box'] {
  const { left, top, bottom } = element.getBoundingClientRect()
  return { left, top, bottom }
}
