import type { RoomHalfHour } from '#contract/models/room-pages.ts'
import { instant } from '#contract/models/time.ts'
import { formatDayHour } from '#src/format/time.ts'
import { roomPagesWords } from '#src/text/areas/room-pages.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { roomPage } from '#styled/recipes/room-page.js'

const HALF_HOUR_MS = 1_800_000
/** A phone has no room for more bars and the gaps between them. */
const MOST_BARS = 96
const HEIGHT = 100

interface Bar extends Pick<RoomHalfHour, 'solves' | 'others'> {
  at: number
}

/** All half hours from the opening, or an earlier submission, to the last one. At most the last two days. */
export function barsOf(halfHours: readonly RoomHalfHour[], openedAt = Infinity): readonly Bar[] {
  const counted = new Map(halfHours.map((one) => [instant(one.at), one]))
  const ats = [...counted.keys()]
  const opening = Math.floor(openedAt / HALF_HOUR_MS) * HALF_HOUR_MS
  const [first, last] = [Math.min(...ats, opening), Math.max(...ats)]
  const count = Math.min(MOST_BARS, ats.length === 0 ? 0 : (last - first) / HALF_HOUR_MS + 1)
  return Array.from({ length: count }, (_, nth) => {
    const at = last - (count - 1 - nth) * HALF_HOUR_MS
    const { solves = 0, others = 0 } = counted.get(at) ?? {}
    return { at, solves, others }
  })
}

/** The bars of correct submissions are in front of those of all submissions. */
export function HalfHours({ halfHours, openedAt }: { halfHours: readonly RoomHalfHour[]; openedAt: number }) {
  const words = useWords(roomPagesWords)
  const { locale } = useText()
  const style = roomPage()
  const bars = barsOf(halfHours, openedAt)
  const most = Math.max(1, ...bars.map(({ solves, others }) => solves + others))
  const [first, last] = [bars[0], bars.at(-1)]
  const correct = bars.reduce((sum, { solves }) => sum + solves, 0)
  const others = bars.reduce((sum, bar) => sum + bar.others, 0)
  const tall = (count: number) => Math.round((count / most) * HEIGHT)
  return (
    <div className={style.chart}>
      <svg
        role="img"
        aria-label={words.triesText(correct, others)}
        viewBox={`0 0 ${Math.max(1, bars.length)} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={style.bars}
      >
        {bars.map((bar, nth) => {
          const all = tall(bar.solves + bar.others)
          const front = tall(bar.solves)
          return (
            <g key={bar.at}>
              <title>{`${formatDayHour(bar.at, locale)}: ${words.triesText(bar.solves, bar.others)}`}</title>
              <rect x={nth + 0.1} y={HEIGHT - all} width={0.8} height={all} />
              <rect data-front="" x={nth + 0.1} y={HEIGHT - front} width={0.8} height={front} />
            </g>
          )
        })}
      </svg>
      {first && last ? (
        <div className={style.axis}>
          <span>{formatDayHour(first.at, locale)}</span>
          <span>{formatDayHour(last.at, locale)}</span>
        </div>
      ) : null}
    </div>
  )
}
