import type { Plan } from './plan.ts'

export const LINE = 18
export const PAD = 10
export const WIDTH = 350
const GAP_X = 90
const GAP_Y = 22
const MARGIN = 24
/** Characters of 12 px that fit on a line of a card, and in bold as the name of its state. */
const MOST_CHARACTERS = 48
const MOST_IN_NAME = 46
const BETWEEN = 3
const MOST_NUMBERS = 3

export interface Card {
  name: string
  /** As much of the name as fits. */
  title: string
  x: number
  y: number
  height: number
  rows: readonly { label: string; to: string; paths: string }[]
}
export interface Layout {
  cards: readonly Card[]
  width: number
  height: number
}

/** Puts each state into the column of its distance from the start, and its arrows into its card. */
export function layoutOf({ states, arrows }: Pick<Plan, 'states' | 'arrows'>): Layout {
  const columnOf = distances(states[0]?.name ?? '', arrows)
  // A line that leads back may pass behind cards, so its row names the target too.
  const isOnward = (column: number, to: string) => (columnOf.get(to) ?? 0) > column
  const bottoms = new Map<number, number>()
  const cards = states.map(({ name }): Card => {
    const column = columnOf.get(name) ?? 0
    const rows = arrows
      .filter(({ from }) => from === name)
      .map(({ event, to, paths }) => {
        const numbers = numbersOf(paths)
        const label = isOnward(column, to) ? event : `${event} → ${to === name ? 'itself' : to}`
        return { label: shortened(label, MOST_CHARACTERS - BETWEEN - numbers.length), to, paths: numbers }
      })
    const height = LINE * (rows.length + 1) + PAD
    const y = bottoms.get(column) ?? MARGIN
    bottoms.set(column, y + height + GAP_Y)
    return {
      name,
      title: shortened(name, MOST_IN_NAME),
      x: MARGIN + column * (WIDTH + GAP_X),
      y,
      height,
      rows,
    }
  })
  const columns = Math.max(0, ...columnOf.values()) + 1
  return {
    cards,
    width: 2 * MARGIN + columns * (WIDTH + GAP_X),
    height: Math.max(MARGIN, ...bottoms.values()) + MARGIN - GAP_Y,
  }
}

function distances(start: string, arrows: Plan['arrows']): ReadonlyMap<string, number> {
  const found = new Map([[start, 0]])
  for (const [name, distance] of found)
    for (const { from, to } of arrows) if (from === name && !found.has(to)) found.set(to, distance + 1)
  return found
}

function numbersOf(paths: readonly number[]): string {
  const shown = paths.slice(0, MOST_NUMBERS).join(', ')
  return paths.length > MOST_NUMBERS ? `${shown} +${paths.length - MOST_NUMBERS}` : shown
}

/** Characters of Chinese, Japanese and Korean are about twice as wide as Latin ones. */
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/
const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (WIDE.test(sign) ? 2 : 1), 0)

function shortened(text: string, room: number): string {
  if (widthOf(text) <= room) return text
  const signs = [...text]
  while (widthOf(signs.join('')) > room - 1) signs.pop()
  return `${signs.join('').trimEnd()}…`
}
