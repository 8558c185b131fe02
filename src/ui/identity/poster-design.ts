import { posterSeed } from './poster-hue.ts'

/**
 * Tones of one hue, from the background up. The hue of the last one is turned by 70 degrees. Text may only be
 * on 0 to 2.
 */
export type PosterTone = 0 | 1 | 2 | 3 | 4

export interface PosterShape {
  tone: PosterTone
  d: string
  /** The left edge. Tones 3 and 4 never start in the left half, where text may be. */
  left: number
  /** True: a line. False: an area. */
  isLine?: boolean
}
interface Field {
  width: number
  height: number
  /** The next random number, from 0 to 1. */
  next: () => number
}
type Family = (field: Field) => PosterShape[]

const FAMILIES = {
  hoist: drawHoist,
  swell: drawSwell,
  beacon: drawBeacon,
  bunting: drawBunting,
  chevrons: drawChevrons,
  quarters: drawQuarters,
} as const satisfies Record<string, Family>
export const POSTER_FAMILIES = ['hoist', 'swell', 'beacon', 'bunting', 'chevrons', 'quarters'] as const
export type PosterFamily = (typeof POSTER_FAMILIES)[number]

export function posterFamily(title: string): PosterFamily {
  return POSTER_FAMILIES[(posterSeed(title).seed >>> 8) % POSTER_FAMILIES.length] ?? 'hoist'
}

/**
 * The same for the same title and size. The left third has only the background or low tones, because text may
 * be there.
 */
export function designPoster(title: string, width: number, height: number): readonly PosterShape[] {
  return FAMILIES[posterFamily(title)]({ width, height, next: numbersFrom(posterSeed(title).seed) })
}

/** Signal flags in columns, from the right. */
function drawHoist({ width, height, next }: Field): PosterShape[] {
  const side = height / 4
  const gap = side / 7
  const shapes: PosterShape[] = []
  const columns = Math.floor((width * 0.42) / (side + gap))
  for (let column = 0; column < columns; column += 1) {
    const x = width - (columns - column) * (side + gap) + gap / 2
    for (let y = gap / 2; y < height; y += side + gap) {
      if (next() > 0.35 + (0.6 * (column + 1)) / columns) continue
      const base: PosterTone = next() < 0.5 ? 1 : next() < 0.5 ? 2 : 3
      const over: PosterTone = base === 3 ? (next() < 0.5 ? 1 : 4) : next() < 0.6 ? 3 : 4
      const square = `h${r(side / 2)}v${r(side / 2)}h${r(-side / 2)}z`
      const patterns = [
        '',
        `${at(x + side / 3, y)}h${r(side / 3)}v${r(side)}h${r(-side / 3)}z`,
        `${at(x, y + side / 3)}h${r(side)}v${r(side / 3)}h${r(-side)}z`,
        `${at(x, y)}h${r(side)}l${r(-side)} ${r(side)}z`,
        `${at(x, y)}l${r(side * 0.6)} ${r(side / 2)}l${r(-side * 0.6)} ${r(side / 2)}z`,
        `${at(x, y)}${square}${at(x + side / 2, y + side / 2)}${square}`,
      ]
      const pattern = pick(patterns, next()) ?? ''
      shapes.push({ tone: base, d: `${at(x, y)}h${r(side)}v${r(side)}h${r(-side)}z`, left: x })
      if (pattern !== '') shapes.push({ tone: over, d: pattern, left: x })
    }
  }
  return shapes
}

/** Bright waves rise in the right half only, because text may be on the left one. */
function drawSwell({ width, height, next }: Field): PosterShape[] {
  const tones: readonly PosterTone[] = [1, 2, 1, 3, 2, 4]
  return tones.map((tone, row) => {
    const isBright = tone > 2
    const length = (width / 3.4) * (1 + next() / 4)
    const from = isBright ? width * 0.52 : -next() * length
    const y = height * (0.42 + row * 0.105)
    const swing = (height / 14) * (1 + row / 3) * (row % 2 === 0 ? -1 : 1)
    const count = Math.ceil((width - from) / (length / 2)) + 1
    const near = r(from + length / 4)
    const rise = isBright
      ? `${at(from, height)}C${near} ${r(height)} ${near} ${r(y)} ${r(from + length / 2)} ${r(y)}`
      : at(from, y)
    const waves = `q${r(length / 4)} ${r(swing)} ${r(length / 2)} 0${`t${r(length / 2)} 0`.repeat(count)}`
    return { tone, d: `${rise}${waves}V${r(height)}H${r(from)}z`, left: from }
  })
}

function drawBeacon({ width, height, next }: Field): PosterShape[] {
  const x = width * (0.84 + next() * 0.08)
  const y = height * (0.92 + next() * 0.14)
  const reach = Math.min(width * 0.74, height * 2.4)
  const tones: readonly PosterTone[] = [1, 0, 1, 2, 1, 2, 3, 2, 4]
  const shares = [1, 0.863, 0.73, 0.602, 0.48, 0.363, 0.253, 0.153, 0.064]
  return tones.map((tone, ring) => {
    const radius = reach * (shares[ring] ?? 0)
    const half = `a${r(radius)} ${r(radius)} 0 1 0`
    return {
      tone,
      d: `${at(x - radius, y)}${half} ${r(2 * radius)} 0${half} ${r(-2 * radius)} 0z`,
      left: x - radius,
    }
  })
}

function drawBunting({ width, height, next }: Field): PosterShape[] {
  const shapes: PosterShape[] = []
  const step = height / 6
  const tones: readonly PosterTone[] = [4, 3, 2, 3, 1]
  for (let row = 0; row < 4; row += 1) {
    const from = width * (0.52 + next() * 0.13)
    const y = (height * (row - 0.1)) / 3.6 + next() * (height / 20)
    const dip = height * (0.1 + next() * 0.06)
    const span = width - from + step
    const below = (x: number) => y + 4 * dip * ((x - from) / span) * (1 - (x - from) / span)
    shapes.push({
      tone: 2,
      d: `${at(from, y)}Q${r(from + span / 2)} ${r(y + 2 * dip)} ${r(from + span)} ${r(y)}`,
      left: from,
      isLine: true,
    })
    for (let x = from + step / 4; x < width; x += step) {
      const right = x + step * 0.84
      const tip = `${r(x + step * 0.42)} ${r(below(x) + step)}`
      shapes.push({
        tone: pick(tones, next()) ?? 3,
        d: `${at(x, below(x))}L${r(right)} ${r(below(right))}L${tip}z`,
        left: x,
      })
    }
  }
  return shapes
}

/** Swallow tails one behind the other. */
function drawChevrons({ width, height, next }: Field): PosterShape[] {
  const tones: readonly PosterTone[] = [1, 0, 2, 1, 3, 2, 4, 3]
  const step = width * (0.09 + next() * 0.02)
  const start = width * 0.36
  const point = height * (0.38 + next() * 0.1)
  return tones.map((tone, place) => {
    const left = Math.max(start + place * step, tone > 2 ? width * 0.5 : 0)
    return {
      tone,
      d: `${at(left, 0)}H${r(width + height)}V${r(height)}H${r(left)}l${r(point)} ${r(-height / 2)}z`,
      left,
    }
  })
}

/** Quarter discs in a grid that gets sparser to the left. */
function drawQuarters({ width, height, next }: Field): PosterShape[] {
  const side = height / 4.4
  const columns = Math.floor((width * 0.48) / side)
  const tones: readonly PosterTone[] = [1, 2, 3, 3, 4]
  const shapes: PosterShape[] = []
  for (let column = 0; column < columns; column += 1) {
    const x = width - (columns - column) * side
    for (let y = 0; y < height; y += side) {
      if (next() > 0.15 + (0.8 * (column + 1)) / columns) continue
      const turns = [
        `${at(x, y)}v${r(side)}h${r(side)}a${r(side)} ${r(side)} 0 0 0 ${r(-side)} ${r(-side)}z`,
        `${at(x, y + side)}h${r(side)}v${r(-side)}a${r(side)} ${r(side)} 0 0 0 ${r(-side)} ${r(side)}z`,
        `${at(x, y)}h${r(side)}a${r(side)} ${r(side)} 0 0 1 ${r(-side)} ${r(side)}z`,
        `${at(x, y)}h${r(side)}v${r(side)}a${r(side)} ${r(side)} 0 0 1 ${r(-side)} ${r(-side)}z`,
      ]
      shapes.push({ tone: pick(tones, next()) ?? 2, d: pick(turns, next()) ?? '', left: x })
    }
  }
  return shapes
}

/** The generator Mulberry32: short, and random enough for a drawing. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function pick<Item>(items: readonly Item[], share: number): Item | undefined {
  return items[Math.floor(share * items.length)]
}

function at(x: number, y: number): string {
  return `M${r(x)} ${r(y)}`
}

function r(value: number): number {
  return Math.round(value * 10) / 10
}
