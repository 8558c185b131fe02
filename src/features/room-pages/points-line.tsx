import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import { instant } from '#contract/models/time.ts'
import { roomPagesWords } from '#src/text/areas/room-pages.ts'
import { useWords } from '#src/text/use-text.ts'
import { roomPage } from '#styled/recipes/room-page.js'

const [WIDTH, HEIGHT] = [1000, 100]

/** The points over time, each solve at its present worth, so that the end equals the score. */
export function PointsLine({ team }: { team: RoomTeamModel }) {
  const words = useWords(roomPagesWords)
  const [from, until] = [instant(team.from), instant(team.until)]
  const steps = stepsOf(team.challenges.flatMap(toStep), from, until)
  return (
    <svg
      role="img"
      aria-label={words.line(team.points)}
      viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
      preserveAspectRatio="none"
      className={roomPage().line}
    >
      <polyline points={steps} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

interface Step {
  at: number
  points: number
}

const toStep = ({ solvedAt, points }: RoomTeamModel['challenges'][number]): Step[] =>
  solvedAt === null || points === null ? [] : [{ at: instant(solvedAt), points }]

/** The corners of the line, in the picture's own units. */
export function stepsOf(solves: readonly Step[], from: number, until: number): string {
  const most = solves.reduce((sum, { points }) => sum + points, 0) || 1
  const span = Math.max(1, until - from)
  const x = (at: number) => Math.round(Math.min(1, Math.max(0, (at - from) / span)) * WIDTH)
  const y = (points: number) => Math.round(HEIGHT - (points / most) * HEIGHT)
  let points = 0
  const corners = solves
    .toSorted((one, other) => one.at - other.at)
    .flatMap((solve) => {
      const before = `${x(solve.at)},${y(points)}`
      points += solve.points
      return [before, `${x(solve.at)},${y(points)}`]
    })
  return [`0,${y(0)}`, ...corners, `${WIDTH},${y(points)}`].join(' ')
}
