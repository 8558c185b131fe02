import { formatNumber } from '#src/format/number-and-date.ts'
import type { RowState } from '#src/live/board-atoms.ts'
import { flagUri } from '#src/ui/identity/flag-drawing.ts'
import { openReel } from '#src/ui/motion.ts'
import { setAttributeIfChanged, setTextIfChanged } from '#src/ui/set-if-changed.ts'
import { boardRow } from '#styled/recipes/board-row.js'
import { teamFlag } from '#styled/recipes/team-flag.js'
import type { GridFrame } from './grid-form.ts'
import { SPARK } from './spark-path.ts'
import { timeAgo } from './time-ago.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** The height of the line through which counting points scroll. */
const SCORE_REM = 1
const COINS = 3
const style = boardRow()

export interface RowFigures {
  /** The points to the next team above. For the first team, its lead. Null if there is no other team. */
  gap: number | null
  /** The ranks gained in the past hour. Below 0 for lost ones. */
  climb: number
  isStarred: boolean
  now: number
  /** Null if the line stays unchanged. */
  spark: string | null
  /** The points are counted up from here. Null if they are written without counting. */
  countedFrom: number | null
}

/** The header of a row: the team with its figures. */
export function openRowHeader() {
  const element = make('div', style.lead)
  element.setAttribute('role', 'rowheader')
  element.setAttribute('aria-colindex', '1')
  const [rank, climb] = [make('span', style.rank), make('span', style.climb)]
  const flag = openFlag()
  const [name, organization, who] = [make('b', style.name), make('i', style.minor), make('span', style.who)]
  const [score, gap, points] = [make('b', style.score), make('i', style.minor), make('span', style.figures)]
  const [solved, last, solves] = [
    make('b', style.solved),
    make('i', style.minor),
    make('span', style.figures),
  ]
  who.append(name, organization)
  points.append(score, gap)
  solves.append(solved, last)
  const { line, path } = openSpark()
  element.append(rank, climb, flag.element, who, line, points, solves)
  const count = openReel(score, style.reel, SCORE_REM)
  return {
    element,
    write({ row }: RowState, figures: RowFigures, { words, locale, isWithin }: GridFrame) {
      const ranks = figures.climb
      const number = (value: number) => formatNumber(value, locale)
      const stands = (isWithin ? row.organizationRank : null) ?? row.rank
      const moved = ranks === 0 ? null : ranks > 0 ? words.climbed(ranks) : words.fell(-ranks)
      setAttributeIfChanged(
        element,
        'aria-label',
        words.rowHead(
          number(stands),
          row.name,
          moved,
          number(row.score),
          row.solved,
          figures.isStarred ? words.favourites.one : null,
        ),
      )
      setTextIfChanged(rank, number(stands))
      setAttributeIfChanged(rank, 'data-coin', row.score > 0 && stands <= COINS ? String(stands) : null)
      setTextIfChanged(climb, ranks === 0 ? '' : `${ranks > 0 ? '▲' : '▼'}${Math.abs(ranks)}`)
      setAttributeIfChanged(climb, 'data-way', ranks === 0 ? null : ranks > 0 ? 'up' : 'down')
      flag.write(row)
      setTextIfChanged(name, row.name)
      setAttributeIfChanged(name, 'title', row.name)
      setAttributeIfChanged(name, 'data-starred', figures.isStarred ? 'true' : null)
      setTextIfChanged(organization, row.organization ?? '')
      count(row.score, figures.countedFrom, number)
      setTextIfChanged(gap, figures.gap === null ? '' : signed(figures.gap, number))
      setTextIfChanged(solved, number(row.solved))
      setTextIfChanged(last, row.lastAt === null ? '' : timeAgo(row.lastAt, figures.now, locale, words.ago))
      if (figures.spark !== null) setAttributeIfChanged(path, 'd', figures.spark)
    },
  }
}

/** Uses the minus sign that is as wide as a plus, so that columns align. */
const signed = (value: number, number: (value: number) => string) =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${number(Math.abs(value))}`

function make(tag: string, className: string): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  return element
}

/** The team's picture. The generated flag replaces it if there is none or it cannot be loaded. */
function openFlag() {
  const element = make('span', `${teamFlag({ shape: 'square' })} ${style.flag}`)
  const image = document.createElement('img')
  image.alt = ''
  image.decoding = 'async'
  let drawn: { name: string; avatar: string | null } | null = null
  image.addEventListener('error', () => {
    if (drawn?.avatar) image.src = flagUri(drawn.name)
  })
  element.append(image)
  return {
    element,
    write({ name, avatar }: { name: string; avatar: string | null }) {
      if (drawn?.name === name && drawn.avatar === avatar) return
      drawn = { name, avatar }
      image.src = avatar ?? flagUri(name)
    },
  }
}

function openSpark() {
  const line = document.createElementNS(SVG, 'svg')
  line.setAttribute('aria-hidden', 'true')
  line.setAttribute('width', String(SPARK.width))
  line.setAttribute('height', String(SPARK.height))
  line.setAttribute('fill', 'none')
  line.setAttribute('stroke', 'currentColor')
  line.setAttribute('class', style.spark)
  const path = document.createElementNS(SVG, 'path')
  line.append(path)
  return { line, path }
}
