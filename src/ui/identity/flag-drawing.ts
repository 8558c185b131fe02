import { designFlag, LAYOUTS, type Charge, type FlagDesign } from './flag-design.ts'

export type FlagShape = 'square' | 'pennant'
export interface FlagPath {
  d: string
  fill: string
  /** The figure is stretched to the width of the flag. The charge is not, so that discs stay round. */
  stretch: number
}

export const FLAG_HEIGHT = 12
export const FLAG_WIDTHS: Readonly<Record<FlagShape, number>> = { square: 12, pennant: 18 }
const NOTCH = 2.4

/** The paths from the background up, as data for any renderer: React, a canvas or a string. */
export function flagPaths(design: FlagDesign, shape: FlagShape = 'square'): readonly FlagPath[] {
  const { field, figure } = design
  const stretch = FLAG_WIDTHS[shape] / FLAG_WIDTHS.square
  const layout = LAYOUTS[design.layout]
  const charge = layout?.charge
  return [
    { d: 'M0 0h12v12H0z', fill: field, stretch },
    ...(layout ? [{ d: layout.figure, fill: figure, stretch }] : []),
    ...(charge && design.charge !== 'none'
      ? [
          {
            d: chargePath(design.charge, charge[0] * stretch, charge[1], charge[2]),
            fill: charge[3] === 'field' ? figure : field,
            stretch: 1,
          },
        ]
      : []),
  ]
}

/** The outline in units of the flag. Only a pennant has a swallow tail. */
export function flagOutline(shape: FlagShape): string {
  const width = FLAG_WIDTHS[shape]
  return shape === 'square' ? 'M0 0h12v12H0z' : `M0 0H${width}L${width - NOTCH} 6L${width} 12H0z`
}

/** Used by painters that work without React, and for images. */
export function flagMarkup(name: string, shape: FlagShape = 'square'): string {
  const paths = flagPaths(designFlag(name), shape).map(
    ({ d, fill, stretch }) =>
      `<path fill="${fill}"${stretch === 1 ? '' : ` transform="scale(${stretch} 1)"`} d="${d}"/>`,
  )
  const body =
    shape === 'square' ? paths : [clip(flagOutline(shape)), '<g clip-path="url(#c)">', ...paths, '</g>']
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FLAG_WIDTHS[shape]} 12">${body.join('')}</svg>`
}

const uris = new Map<string, string>()

/** The flag as the source of an image. Cached, because a board requests the same names again and again. */
export function flagUri(name: string, shape: FlagShape = 'square'): string {
  const key = `${shape} ${name}`
  const known = uris.get(key)
  if (known !== undefined) return known
  const uri = `data:image/svg+xml,${encodeURIComponent(flagMarkup(name, shape))}`
  uris.set(key, uri)
  return uri
}

function clip(d: string): string {
  return `<clipPath id="c"><path d="${d}"/></clipPath>`
}

function chargePath(charge: Exclude<Charge, 'none'>, x: number, y: number, radius: number): string {
  const across = 2 * radius
  if (charge === 'disc') {
    const half = `a${radius} ${radius} 0 1 0`
    return `M${n(x - radius)} ${n(y)}${half} ${n(across)} 0${half} ${n(-across)} 0`
  }
  if (charge === 'square')
    return `M${n(x - radius)} ${n(y - radius)}h${n(across)}v${n(across)}h${n(-across)}z`
  const reach = n(radius * 1.3)
  return `M${n(x)} ${n(y - radius * 1.3)}l${reach} ${reach}-${reach} ${reach}-${reach}-${reach}z`
}

function n(value: number): number {
  return Math.round(value * 100) / 100
}
