import { denseList, type DenseListVariantProps } from '#styled/recipes/dense-list.js'
import { DenseHead, type DenseColumn } from './dense-head.tsx'
import { SkeletonShape } from './skeleton-shape.tsx'
import { Skeleton } from './skeleton.tsx'

const WAITING_ROWS = 8

/** The column names, and rows of the right height, so that nothing moves when the data loads. */
export function DenseSkeleton({
  of,
  columns,
  label,
}: {
  of: NonNullable<DenseListVariantProps['of']>
  columns: readonly DenseColumn[]
  label: string
}) {
  const style = denseList({ of })
  return (
    <div className={style.grid}>
      <div aria-hidden>
        <DenseHead of={of} columns={columns} />
      </div>
      <SkeletonShape label={label} className={style.box}>
        {Array.from({ length: WAITING_ROWS }, (_, nth) => (
          <div key={nth} className={style.row}>
            {columns.map(({ key }) => (
              <div key={key} data-cell={key} className={style.cell}>
                <Skeleton width="long" />
              </div>
            ))}
          </div>
        ))}
      </SkeletonShape>
    </div>
  )
}
