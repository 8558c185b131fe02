import { formatCount } from '#src/format/count.ts'
import type { RoomPagesWords } from '#src/text/areas/room-pages.en.ts'
import { roomPagesWords } from '#src/text/areas/room-pages.ts'
import { useWords } from '#src/text/use-text.ts'
import { roomPage } from '#styled/recipes/room-page.js'

const HOUR_MS = 3_600_000
/** Spans of hours: each value is the end of one span and the beginning of the next. */
const EDGES = [0.5, 1, 2, 4, 8, 16, 24, 48] as const

/** Counts the times in each span. The last span is open. */
export function spansOf(lengths: readonly number[]): readonly number[] {
  const counts = [...EDGES, Infinity].map(() => 0)
  for (const length of lengths) {
    const nth = EDGES.findIndex((edge) => length < edge * HOUR_MS)
    const place = nth === -1 ? EDGES.length : nth
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

function nameOf(nth: number, { span }: RoomPagesWords): string {
  const [from, to] = [EDGES[nth - 1], EDGES[nth]]
  if (from === undefined) return span.under
  return to === undefined ? span.over : span.hours(String(from), String(to))
}

/** Counts the solves by their time since the challenge opened. */
export function SolveTimes({ lengths }: { lengths: readonly number[] }) {
  const words = useWords(roomPagesWords)
  const style = roomPage()
  const counts = spansOf(lengths)
  const most = Math.max(1, ...counts)
  return (
    <ul className={style.spans}>
      {counts.map((count, nth) => (
        <li key={nameOf(nth, words)}>
          <span>{nameOf(nth, words)}</span>
          <span aria-hidden className={style.span}>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none">
              <rect data-front="" width={(count / most) * 100} height={10} />
            </svg>
          </span>
          <span>{formatCount(count)}</span>
        </li>
      ))}
    </ul>
  )
}
