import { css } from '#styled/css/index.js'
import { Card } from './card.tsx'
import { SkeletonShape } from './skeleton-shape.tsx'
import { Skeleton } from './skeleton.tsx'

export function FormSkeleton({ label, hasTitle = false }: { label: string; hasTitle?: boolean }) {
  return (
    <SkeletonShape label={label} className={column}>
      {hasTitle ? <Skeleton shape="heading" width="half" /> : null}
      <Card className={part}>
        <Skeleton shape="heading" width="short" />
        <Skeleton width="long" />
        <span className={css({ display: 'block', height: '48' })}>
          <Skeleton shape="block" />
        </span>
      </Card>
      <Card className={part}>
        <Skeleton shape="heading" width="short" />
        <Skeleton />
        <Skeleton width="half" />
      </Card>
    </SkeletonShape>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' })
const part = css({ display: 'flex', flexDirection: 'column', gap: '4' })
