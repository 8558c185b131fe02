import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { table } from '#styled/recipes/table.js'
import { ScrollBox } from './scroll-box.tsx'

export type SortDirection = 'ascending' | 'descending'
export interface Sort<Key extends string> {
  by: Key
  direction: SortDirection
}
export interface Column<Row, Key extends string> {
  key: Key
  head: ReactNode
  /** `end` is for numbers. */
  align?: 'start' | 'end' | 'center'
  isSortable?: boolean
  /** The cell that names its row for screen readers. */
  isRowHead?: boolean
  cell: (row: Row) => ReactNode
}
export interface TableProps<Row, Key extends string> {
  /** Only for screen readers, because others see the heading of the screen. */
  caption: string
  columns: readonly Column<Row, Key>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  sort?: Sort<Key>
  onSort?: (sort: Sort<Key>) => void
  /** The content if there are no rows. */
  empty?: ReactNode
  className?: string
}

/** Dense rows below a sticky header. The caller sorts the rows. */
export function Table<Row, Key extends string>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  empty,
  className,
}: TableProps<Row, Key>) {
  const style = table()
  return (
    <ScrollBox className={cx(style.frame, className)} aria-label={caption}>
      <table className={style.root}>
        <caption className={style.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && empty ? (
            <tr>
              <td colSpan={columns.length} className={style.empty}>
                {empty}
              </td>
            </tr>
          ) : null}
          {rows.map((row) => (
            <tr key={rowKey(row)} className={style.row}>
              {columns.map(({ key, align, isRowHead, cell }) => {
                const Cell = isRowHead ? 'th' : 'td'
                return (
                  <Cell key={key} {...(isRowHead ? { scope: 'row' } : {})} className={table({ align }).cell}>
                    {cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

interface HeadProps<Row, Key extends string> {
  column: Column<Row, Key>
  sort: Sort<Key> | undefined
  onSort: ((sort: Sort<Key>) => void) | undefined
}

function Head<Row, Key extends string>({
  column: { key, head, align, isSortable },
  sort,
  onSort,
}: HeadProps<Row, Key>) {
  const style = table({ align })
  if (!isSortable || !onSort) {
    return (
      <th scope="col" className={style.head}>
        {head}
      </th>
    )
  }
  const direction = sort?.by === key ? sort.direction : 'none'
  const Arrow = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[direction]
  return (
    <th scope="col" aria-sort={direction} className={style.head}>
      <button
        type="button"
        className={style.sort}
        onClick={() => onSort({ by: key, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
      >
        {head}
        <Arrow aria-hidden />
      </button>
    </th>
  )
}
