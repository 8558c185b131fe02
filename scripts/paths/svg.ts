import type { Plan } from './plan.ts'
import { layoutOf, LINE, PAD, WIDTH, type Card } from './layout.ts'

const STYLE = `
  text { font: 12px ui-sans-serif, system-ui, sans-serif; fill: #1d2733 }
  .name { font-weight: 600 }
  .paths { fill: #5b6b7c; text-anchor: end }
  .card { fill: #ffffff; stroke: #8a99a8 }
  .first { stroke-width: 2.5 }
  .arrow { fill: none; stroke: #2f6fb5; stroke-opacity: 0.55; stroke-width: 1.25 }
  .back { stroke: #a8572f }
  .unwalked { stroke-dasharray: 4 3 }`

/**
 * Draws each state as a card that lists its arrows, with the numbers of the paths that walk each of them.
 * Lines lead from the arrow to the card of its target. Arrows that lead back are of another colour, and those
 * without a path are dashed.
 */
export function svgOf(plan: Plan): string {
  const { cards, width, height } = layoutOf(plan)
  const at = new Map(cards.map((card) => [card.name, card]))
  const lines = cards.flatMap((card) =>
    card.rows.flatMap((row, nth) => {
      const target = at.get(row.to)
      return target === undefined || target === card ? [] : [lineOf(card, nth, target, row.paths.length > 0)]
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(plan.name)}">
<style>${STYLE}
</style>
<rect width="${width}" height="${height}" fill="#f4f6f8"/>
${[...lines, ...cards.map((card, nth) => drawn(card, nth === 0))].join('\n')}
</svg>
`
}

function drawn({ title, x, y, height, rows }: Card, isFirst: boolean): string {
  const texts = rows.map(({ label, paths }, nth) => {
    const line = y + LINE * (nth + 2)
    return `<text x="${x + PAD}" y="${line}">${escape(label)}</text><text class="paths" x="${x + WIDTH - PAD}" y="${line}">${paths}</text>`
  })
  return [
    `<rect class="card${isFirst ? ' first' : ''}" x="${x}" y="${y}" width="${WIDTH}" height="${height}" rx="6"/>`,
    `<text class="name" x="${x + PAD}" y="${y + LINE}">${escape(title)}</text>`,
    ...texts,
  ].join('')
}

/**
 * A curve from the right of a row to the left of a card; one that leads back ends at the right of the card.
 */
export function curveOf(from: Card, nth: number, to: Card): { d: string; isOnward: boolean } {
  const y1 = from.y + LINE * (nth + 2) - 4
  const y2 = to.y + LINE - 4
  const x1 = from.x + WIDTH
  const isOnward = to.x > from.x
  const x2 = isOnward ? to.x : to.x + WIDTH
  const bend = isOnward ? (x2 - x1) / 2 : 30 + Math.abs(y2 - y1) / 40
  const curve = isOnward
    ? `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`
    : `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 + bend} ${y2} ${x2} ${y2}`
  return { d: curve, isOnward }
}

function lineOf(from: Card, nth: number, to: Card, isWalked: boolean): string {
  const { d, isOnward } = curveOf(from, nth, to)
  return `<path class="arrow${isOnward ? '' : ' back'}${isWalked ? '' : ' unwalked'}" d="${d}"/>`
}

/** Text between tags or in an attribute. */
export const escape = (text: string) => text.replaceAll(/[<>&"]/g, (sign) => `&#${sign.codePointAt(0)};`)
