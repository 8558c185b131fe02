import { contrast, fromOklch, mix, toOklch, type Oklch } from './colour.ts'

/** The shades of a colour in one colour scheme, each `#rrggbb`. */
export interface Shades {
  /** For text, links, icons and the focus ring. */
  text: string
  /** The background of selected and tinted parts. */
  soft: string
  line: string
  /** The background of the primary button. */
  solid: string
  hover: string
}
export interface Accent {
  dark: Shades
  light: Shades
}

/** The surfaces and texts of the theme. The shades must contrast with them. */
export const GROUNDS = {
  dark: {
    under: ['#0b1013', '#12191d', '#1a2327', '#212c31', '#070b0d', '#232f35'],
    surface: '#12191d',
    onSolid: '#06241f',
  },
  light: { under: ['#f4f5f0', '#ffffff', '#eceee7'], surface: '#ffffff', onSolid: '#ffffff' },
} as const
/** The accent of the theme, for platforms without a colour of their own. */
export const THEME_COLOUR = '#22c8ad'
/** WCAG AA asks for 4.5. The rest covers the rounding of colours to bytes. */
const READABLE = 4.52
const STEP = 0.005

/**
 * Keeps the hue and, as far as possible, the saturation. The lightness follows from the surfaces, so that
 * every text on them can be read.
 */
export function accentOf(colour: string): Accent {
  const chosen = toOklch(colour)
  return { dark: shadesOf(chosen, 'dark'), light: shadesOf(chosen, 'light') }
}

function shadesOf(chosen: Oklch, scheme: keyof Accent): Shades {
  const { under, surface, onSolid } = GROUNDS[scheme]
  const isDark = scheme === 'dark'
  const towards = isDark ? STEP : -STEP
  const text = lightest(chosen, within(chosen.l, isDark ? [0.66, 0.8] : [0.42, 0.58]), towards, (shade) =>
    [...under, softOf(shade, scheme)].every((ground) => contrast(shade, ground) >= READABLE),
  )
  const l = within(chosen.l, isDark ? [0.72, 0.84] : [0.36, 0.5])
  const solid = lightest({ ...chosen, l }, l, towards, (shade) => contrast(shade, onSolid) >= READABLE)
  const hover = fromOklch({ ...chosen, l: within(toOklch(solid).l + (isDark ? 0.06 : -0.07), [0, 1]) })
  return { text, soft: softOf(text, scheme), line: mix(text, surface, isDark ? 0.34 : 0.32), solid, hover }
}

/** Searches from a lightness on. It ends at black or white, which are always readable. */
function lightest(chosen: Oklch, from: number, step: number, isFit: (shade: string) => boolean): string {
  for (let l = from; l > 0 && l < 1; l += step) {
    const shade = fromOklch({ ...chosen, l })
    if (isFit(shade)) return shade
  }
  return step > 0 ? '#ffffff' : '#000000'
}

const softOf = (text: string, scheme: keyof Accent) =>
  mix(text, GROUNDS[scheme].surface, scheme === 'dark' ? 0.15 : 0.1)

const within = (value: number, [least, most]: readonly [number, number]) =>
  Math.min(most, Math.max(least, value))
