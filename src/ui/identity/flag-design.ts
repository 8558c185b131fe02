import { coloursOf } from './flag-colours.ts'
import { hashName } from './name-hash.ts'

/**
 * A figure on a field of 12 by 12, and the position of a charge: its centre, its radius, and whether it is
 * cut out of the figure. There are no crosses, stars and even bands, so that nothing looks like a national
 * flag or a religious symbol.
 */
interface Layout {
  name: string
  figure: string
  charge?: readonly [x: number, y: number, radius: number, on: 'field' | 'figure']
}

export const LAYOUTS: readonly Layout[] = [
  { name: 'pale', figure: 'M0 0h4v12H0z', charge: [8, 6, 1.9, 'field'] },
  { name: 'fess', figure: 'M0 7h12v5H0z', charge: [6, 3.5, 2, 'field'] },
  { name: 'bend', figure: 'M0 0l12 12H0z', charge: [8.4, 3.6, 1.9, 'field'] },
  { name: 'baton', figure: 'M0 0h4l8 8v4H8L0 4z', charge: [9.2, 2.8, 1.4, 'field'] },
  { name: 'hoist', figure: 'M0 0l7 6-7 6z', charge: [9, 6, 1.6, 'field'] },
  { name: 'quarter', figure: 'M0 0h6v6H0zM6 6h6v6H6z' },
  { name: 'canton', figure: 'M0 0h7v6H0z', charge: [3.5, 3, 1.7, 'figure'] },
  { name: 'bars', figure: 'M0 2.4h12v2.4H0zM0 7.2h12v2.4H0z' },
  { name: 'posts', figure: 'M2.4 0h2.4v12H2.4zM7.2 0h2.4v12H7.2z' },
  { name: 'frame', figure: 'M2.4 2.4h7.2v7.2H2.4z', charge: [6, 6, 1.9, 'figure'] },
  { name: 'saw', figure: 'M0 0h4l3 2-3 2 3 2-3 2 3 2-3 2H0z', charge: [9.4, 6, 1.5, 'field'] },
  { name: 'chevron', figure: 'M0 11l6-5 6 5V6L6 1 0 6z' },
  { name: 'lozenge', figure: 'M6 .8L11.2 6 6 11.2.8 6z', charge: [6, 6, 1.7, 'figure'] },
  { name: 'wave', figure: 'M0 6.5q3-3.4 6 0t6 0V12H0z', charge: [8.6, 2.9, 1.5, 'field'] },
  { name: 'check', figure: 'M0 0h4v4H0zM8 0h4v4H8zM4 4h4v4H4zM0 8h4v4H0zM8 8h4v4H8z' },
  { name: 'pile', figure: 'M0 0h12L6 11z', charge: [6, 3.5, 1.6, 'figure'] },
]

const CHARGES = ['none', 'disc', 'square', 'lozenge'] as const
export type Charge = (typeof CHARGES)[number]

export interface FlagDesign {
  layout: number
  hue: number
  pair: number
  charge: Charge
  field: string
  figure: string
}

/**
 * A flag depends on the name alone. The hash chooses entries of tables and never a colour directly, so that
 * all flags look good.
 */
export function designFlag(name: string): FlagDesign {
  const hash = hashName(name)
  const layout = hash & 15
  const hue = (hash >>> 4) & 15
  const pair = (hash >>> 8) & 3
  const [one, other] = coloursOf(hue, pair)
  const isSwapped = ((hash >>> 12) & 1) === 1
  return {
    layout,
    hue,
    pair,
    charge: LAYOUTS[layout]?.charge ? (CHARGES[(hash >>> 10) & 3] ?? 'none') : 'none',
    field: isSwapped ? other : one,
    figure: isSwapped ? one : other,
  }
}
