import { useText } from '#src/text/use-text.ts'
import { Row } from '#src/ui/layout.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css, cx } from '#styled/css/index.js'

/** The shape of a game's head, until it is known. */
export function GameWaiting({ className }: { className?: string }) {
  return (
    <SkeletonShape label={useText().screens.reading.loading} className={cx(head, className)}>
      <Row gap="4" wrap={false} justify="between">
        <Skeleton shape="heading" width="half" />
        <span className={css({ boxSize: '12' })}>
          <Skeleton shape="circle" width="full" />
        </span>
      </Row>
      <Skeleton width="short" />
      <div>
        <Skeleton />
        <Skeleton width="long" />
      </div>
    </SkeletonShape>
  )
}

const head = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  paddingInline: { base: '4', md: '8' },
  paddingBlockStart: '1',
  paddingBlockEnd: { base: '4', md: '6' },
})
