import { useText } from '#src/text/use-text.ts'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'

/** Title, summary, and the text with its preview. */
export function PostSkeleton() {
  const { reading } = useText().screens
  return (
    <SkeletonShape
      label={reading.loading}
      className={css({ display: 'flex', flexDirection: 'column', gap: '6' })}
    >
      <Field height="line" />
      <Field height="lines" />
      <div
        className={css({
          display: 'grid',
          gap: '4',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        })}
      >
        <Field height="page" />
        <Field height="page" />
      </div>
    </SkeletonShape>
  )
}

const heights = {
  line: css({ display: 'block', height: '9' }),
  lines: css({ display: 'block', height: '20' }),
  page: css({ display: 'block', height: '80' }),
}

function Field({ height }: { height: keyof typeof heights }) {
  return (
    <div>
      <Skeleton width="short" />
      <span className={heights[height]}>
        <Skeleton shape="block" />
      </span>
    </div>
  )
}
