import { useText } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import { shelf } from '#styled/recipes/shelf.js'

/** The form with its fields, and the card beside it. */
export function ProfileSkeleton() {
  const { reading } = useText().screens
  const style = shelf()
  return (
    <SkeletonShape label={reading.loading} className={style.columns}>
      <Card padding="lg" className={css({ display: 'flex', flexDirection: 'column', gap: '6' })}>
        {['name', 'bio', 'pair', 'phone'].map((field) => (
          <div key={field}>
            <Skeleton width="short" />
            <span className={css({ display: 'block', height: '9' })}>
              <Skeleton shape="block" />
            </span>
          </div>
        ))}
      </Card>
      <Card className={style.side}>
        <span className={css({ display: 'block', boxSize: '24' })}>
          <Skeleton shape="circle" />
        </span>
        <Skeleton shape="heading" width="half" />
        <Skeleton />
      </Card>
    </SkeletonShape>
  )
}
