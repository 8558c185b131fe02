import { useText } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { Row } from '#src/ui/layout.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function BoardSkeleton() {
  return (
    <SkeletonShape
      label={useText().screens.reading.loading}
      className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}
    >
      <Skeleton shape="heading" width="half" />
      <Card className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}>
        {ROWS.map((row) => (
          <Row as="span" key={row} gap="3" wrap={false} align="stretch">
            <Skeleton width="short" />
            <Skeleton width="full" />
          </Row>
        ))}
      </Card>
    </SkeletonShape>
  )
}
