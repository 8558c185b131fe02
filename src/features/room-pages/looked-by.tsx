import type { TeamLook } from '#contract/models/room-pages.ts'
import { instant } from '#contract/models/time.ts'
import { When } from '#src/shell/when.tsx'

/** Who marked a team as looked at, and when. */
export function LookedBy({ look: { by, at } }: { look: TeamLook }) {
  return (
    <>
      <bdi>{by}</bdi>, <When at={instant(at)} />
    </>
  )
}
