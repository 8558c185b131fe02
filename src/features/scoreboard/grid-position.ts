import type { Board, TeamRow } from '#contract/rules/board/board.ts'

/** The selected cell. A null `column` is the column of the teams. */
export interface GridPosition {
  /** The index in the list of visible rows. */
  row: number
  column: number | null
}

/** Positions in `rows` of the teams to show, by rank. */
export function shownTeams(
  { ranking, rows }: Pick<Board, 'ranking' | 'rows'>,
  organization: string | null,
  /** The ids of the only teams to show. Null: all teams. */
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

/** The position after a key. Null: the key moves nowhere. */
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

/** Continues with the first match after the last one. */
export function nextHit(hits: readonly number[], from: number | null, isBack: boolean): number | null {
  if (isBack) return hits.findLast((hit) => from === null || hit < from) ?? hits.at(-1) ?? null
  return hits.find((hit) => from === null || hit > from) ?? hits[0] ?? null
}

/** The row of the grid that an event came from, by its position in the board and its index in the grid. */
export function rowAt(target: EventTarget): { place: number; index: number } | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('div[data-place]') : null
  return row ? { place: Number(row.dataset['place']), index: Number(row.dataset['index']) } : null
}

/** The column that an event came from; null: the column of the teams. */
export function columnAt(target: EventTarget): number | null {
  const cell = target instanceof Element ? target.closest('div[role=gridcell]') : null
  return cell ? Number(cell.getAttribute('aria-colindex')) - 2 : null
}
