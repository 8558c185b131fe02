import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { health as healthStyle } from '#styled/recipes/health.js'

const BLANKS = [0, 1, 2, 3, 4, 5, 6, 7]

/** About as high as the view that replaces it, so that little moves. */
export function HealthSkeleton({ label }: { label: string }) {
  const style = healthStyle()
  return (
    <SkeletonShape label={label} gap="4">
      <div>
        <Skeleton width="half" />
        <Skeleton />
      </div>
      <div className={style.root}>
        <div className={style.main}>
          {BLANKS.map((each) => (
            <div key={each} className={style.row}>
              <Skeleton width="half" />
            </div>
          ))}
        </div>
      </div>
    </SkeletonShape>
  )
}
