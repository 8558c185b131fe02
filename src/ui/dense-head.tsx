import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import { denseList, type DenseListVariantProps } from '#styled/recipes/dense-list.js'

export interface DenseColumn {
  key: string
  head: ReactNode
  /** Missing: the list cannot be sorted by this column. */
  sort?: { direction: 'ascending' | 'descending' | 'none'; onSort: () => void }
}

export function DenseHead({
  of,
  columns,
}: {
  of: NonNullable<DenseListVariantProps['of']>
  columns: readonly DenseColumn[]
}) {
  const style = denseList({ of })
  return (
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={style.head}>
        {columns.map(({ key, head, sort }) => (
          <div
            key={key}
            role="columnheader"
            data-cell={key}
            {...(sort ? { 'aria-sort': sort.direction } : {})}
            className={style.cell}
          >
            {sort ? (
              <button type="button" className={style.sort} onClick={sort.onSort}>
                {head}
                {sort.direction === 'ascending' ? <ArrowUp aria-hidden /> : null}
                {sort.direction === 'descending' ? <ArrowDown aria-hidden /> : null}
              </button>
            ) : (
              head
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
