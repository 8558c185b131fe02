import { mix } from './mix.ts'
import { dark, white } from './palettes.ts'

/** The text colour of a tone: light enough on dark, dark enough on light. */
const inks = {
  teal: { dark: '#35d4ba', light: '#0a7164' },
  indigo: { dark: '#9aa8ff', light: '#4350c4' },
  red: { dark: '#ff8585', light: '#c22727' },
  blue: { dark: '#6cb6ff', light: '#1761b8' },
  yellow: { dark: '#ffd24d', light: '#7d5c00' },
  lime: { dark: '#b4e34f', light: '#4d6b0a' },
  cyan: { dark: '#55d3ee', light: '#0b6b82' },
  violet: { dark: '#c39bff', light: '#7538c7' },
  pink: { dark: '#ff94c8', light: '#b8286f' },
  orange: { dark: '#ffa75c', light: '#a84b08' },
  green: { dark: '#5fdc8a', light: '#1a7340' },
  amber: { dark: '#f8bd45', light: '#8a5a00' },
  gray: { dark: '#a9b8b4', light: '#52605d' },
  gold: { dark: '#ffcf4a', light: '#7f5b00' },
  silver: { dark: '#c6d2d6', light: '#566268' },
  bronze: { dark: '#e0a070', light: '#8c4f22' },
} as const

export type Tone = keyof typeof inks
export const toneNames = Object.keys(inks).filter((name): name is Tone => name in inks)

/**
 * `text` on any surface or on `soft`; `soft` is the tinted ground of a badge or an alert, `line` its border.
 */
export const tones = perTone((name) => {
  const ink = inks[name]
  return {
    text: { value: { base: ink.dark, _light: ink.light } },
    soft: {
      value: { base: mix(ink.dark, dark[700].value, 0.16), _light: mix(ink.light, white[50].value, 0.1) },
    },
    line: {
      value: { base: mix(ink.dark, dark[700].value, 0.34), _light: mix(ink.light, white[50].value, 0.32) },
    },
  }
})

export function perTone<Value>(make: (name: Tone) => Value): Record<Tone, Value> {
  return {
    teal: make('teal'),
    indigo: make('indigo'),
    red: make('red'),
    blue: make('blue'),
    yellow: make('yellow'),
    lime: make('lime'),
    cyan: make('cyan'),
    violet: make('violet'),
    pink: make('pink'),
    orange: make('orange'),
    green: make('green'),
    amber: make('amber'),
    gray: make('gray'),
    gold: make('gold'),
    silver: make('silver'),
    bronze: make('bronze'),
  }
}
