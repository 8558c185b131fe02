import { formatNumber } from '#src/format/number-and-date.ts'
import type { RowState } from '#src/live/board-atoms.ts'
import { openReel } from '#src/ui/motion.ts'
import { setAttributeIfChanged, setTextIfChanged } from '#src/ui/set-if-changed.ts'
import { css } from '#styled/css/index.js'
import { board as boardStyle } from '#styled/recipes/board.js'
import { ROW_REM, type GridFrame } from './grid-frame.ts'
import { SPARK } from './spark-path.ts'

const SVG = 'http://www.w3.org/2000/svg'
const style = boardStyle()

/** The head of a row: who it is, and how that team stands. */
export function openRowHeader() {
  const element = document.createElement('div')
  element.setAttribute('role', 'rowheader')
  element.setAttribute('aria-colindex', '1')
  element.className = style.lead
  const [rank, climb, name, score] = [
    spanOf(style.rank),
    spanOf(style.climb),
    spanOf(style.name),
    spanOf(style.score),
  ]
  const { line, path } = openSpark()
  element.append(rank, climb, name, line, score)
  const count = openReel(score, style.reel, ROW_REM)
  return {
    element,
    /**
     * The points are counted up from `countedFrom`; null writes them at once. `spark` is null while the line
     * stays as it is.
     */
    write(
      { row, climb: ranks }: RowState,
      { words, locale, isWithin }: GridFrame,
      spark: string | null,
      countedFrom: number | null,
    ) {
      const [stands, points] = [
        formatNumber((isWithin ? row.organizationRank : null) ?? row.rank, locale),
        formatNumber(row.score, locale),
      ]
      setAttributeIfChanged(element, 'aria-label', words.lead(stands, row.name, points))
      setTextIfChanged(rank, stands)
      setTextIfChanged(climb, ranks === 0 ? '' : ranks > 0 ? '▲' : '▼')
      setAttributeIfChanged(climb, 'data-way', ranks === 0 ? null : ranks > 0 ? 'up' : 'down')
      setAttributeIfChanged(
        climb,
        'title',
        ranks === 0 ? null : ranks > 0 ? words.climbed(ranks) : words.fell(-ranks),
      )
      setTextIfChanged(name, row.name)
      count(row.score, countedFrom, (value) => formatNumber(value, locale))
      if (spark !== null) setAttributeIfChanged(path, 'd', spark)
    },
  }
}

function spanOf(className: string): HTMLSpanElement {
  const span = document.createElement('span')
  span.className = className
  return span
}

function openSpark() {
  const line = document.createElementNS(SVG, 'svg')
  line.setAttribute('aria-hidden', 'true')
  line.setAttribute('width', String(SPARK.width))
  line.setAttribute('height', String(SPARK.height))
  line.setAttribute('fill', 'none')
  line.setAttribute('stroke', 'currentColor')
  line.setAttribute('class', wide)
  const path = document.createElementNS(SVG, 'path')
  line.append(path)
  return { line, path }
}

const wide = css({
  flexShrink: '0',
  display: { base: 'none', md: 'block' },
  color: 'brand.text',
  contain: 'strict',
})
