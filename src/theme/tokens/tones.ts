import { mix } from './mix.ts'
import { dark, white } from './palettes.ts'

interface Shade {
  /** Used for text: readable on every surface of the scheme. */
  ink: string
  /** Used for marks and bars. */
  fill: string
  soft: string
}
type Pair = Readonly<Record<'dark' | 'light', Shade>>

/** The categories have equal lightness, so that many of them side by side look even. */
const categories = {
  teal: pair(['#70dcb6', '#229573', '#103d36'], ['#04654c', '#039e78', '#bdefe3']),
  indigo: pair(['#b5bffe', '#7079c2', '#2d3450'], ['#4449a1', '#717bdc', '#e2e5ff']),
  red: pair(['#feaba7', '#ba6361', '#442d30'], ['#932a30', '#cf5d5d', '#fcdcdc']),
  blue: pair(['#91caff', '#4285bf', '#1b384f'], ['#015992', '#298cd8', '#d0e9fe']),
  yellow: pair(['#dfc268', '#987d1f', '#393617'], ['#685300', '#a28300', '#f0e6bf']),
  lime: pair(['#aed380', '#6d8d3f', '#2b3b23'], ['#426100', '#6c9626', '#e0eccf']),
  cyan: pair(['#58d8ed', '#0090a2', '#0f3c43'], ['#00616d', '#0297aa', '#beedf3']),
  violet: pair(['#d5b2fe', '#906eb6', '#37314c'], ['#683b92', '#9b6dcb', '#ede1fb']),
  pink: pair(['#fea5cc', '#b26287', '#422d3c'], ['#8b2b5d', '#c65d8f', '#fadcea']),
  orange: pair(['#feb07a', '#b36c39', '#423020'], ['#834100', '#c76a18', '#fae0cc']),
}

/** The share of its colour that a text keeps where it needs a contrast of 7:1. */
const CLEARER = 0.7

const others = {
  green: tinted('#5fdc8a', '#14713b'),
  amber: tinted('#f8bd45', '#8a5800'),
  gray: tinted('#a9b8bd', '#43535a'),
  gold: tinted('#ffcb3d', '#7d5b00'),
  silver: tinted('#d3dde2', '#54636b'),
  bronze: tinted('#e79a5f', '#8c4d1b'),
  brand: tinted('#35d4ba', '#07695e'),
  bad: tinted('#ff8f8b', '#bf2a2a'),
  ice: tinted('#9ad4ff', '#0a5f9e'),
}

const shades = { ...categories, ...others }

export type Tone = keyof typeof shades
export const toneNames = Object.keys(shades).filter((name): name is Tone => name in shades)

/**
 * `text` is readable on any surface and on `soft`, the background of a badge or an alert. `line` is its
 * border, `fill` a mark.
 */
export const tones = perTone((name) => {
  const { dark: night, light: day } = shades[name]
  return {
    text: {
      value: {
        base: night.ink,
        _moreContrast: mix(night.ink, '#ffffff', CLEARER),
        _light: { base: day.ink, _moreContrast: mix(day.ink, '#000000', CLEARER) },
      },
    },
    fill: { value: { base: night.fill, _light: day.fill } },
    // Categories and the brand keep their background with more contrast, because they mark solved challenges
    // and chosen entries. The backgrounds of other tones only decorate.
    soft:
      name in categories || name === 'brand'
        ? { value: { base: night.soft, _light: day.soft } }
        : clearer(night.soft, day.soft, '{colors.bg.surface}'),
    line: clearer(
      mix(night.ink, dark[700].value, 0.34),
      mix(day.ink, white[50].value, 0.32),
      `{colors.tone.${name}.text}`,
    ),
  }
})

/** Adds a variant for users who prefer more contrast. */
export function clearer(dark: string, light: string, more: string) {
  return { value: { base: dark, _moreContrast: more, _light: { base: light, _moreContrast: more } } }
}

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
    brand: make('brand'),
    bad: make('bad'),
    ice: make('ice'),
  }
}

type Written = readonly [ink: string, fill: string, soft: string]

function pair(night: Written, day: Written): Pair {
  return { dark: shade(night), light: shade(day) }
}

function shade([ink, fill, soft]: Written): Shade {
  return { ink, fill, soft }
}

function tinted(night: string, day: string): Pair {
  return pair([night, night, mix(night, dark[700].value, 0.15)], [day, day, mix(day, white[50].value, 0.1)])
}
