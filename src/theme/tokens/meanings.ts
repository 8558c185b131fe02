import { tones, type Tone } from './tones.ts'

/** Every colour a view may name, by what it means. `base` is the dark scheme. */
export const meanings = {
  bg: {
    canvas: both('{colors.dark.800}', '{colors.white.200}'),
    surface: both('{colors.dark.700}', '{colors.white.100}'),
    raised: both('{colors.dark.600}', '{colors.white.50}'),
    overlay: both('{colors.dark.500}', '{colors.white.50}'),
    /** The ground of what is typed into. */
    inset: both('{colors.dark.900}', '{colors.white.50}'),
    hover: both('{colors.dark.400}', '{colors.white.300}'),
    pressed: both('{colors.dark.300}', '{colors.white.400}'),
    selected: { value: '{colors.brand.soft}' },
    /** Behind a dialog. */
    backdrop: both('#000000a8', '#14201e80'),
  },
  border: {
    canvas: both('{colors.dark.500}', '{colors.white.500}'),
    surface: both('{colors.dark.400}', '{colors.white.500}'),
    raised: both('{colors.dark.300}', '{colors.white.500}'),
    overlay: both('{colors.dark.200}', '{colors.white.600}'),
    /** Tells where a control is, hence 3:1 against every surface. */
    control: both('{colors.gray.600}', '{colors.gray.500}'),
  },
  fg: {
    default: both('{colors.gray.100}', '{colors.gray.900}'),
    muted: both('{colors.gray.300}', '#475652'),
    subtle: both('#8f9f9a', '#5a6865'),
    success: { value: '{colors.success.text}' },
    warning: { value: '{colors.warning.text}' },
    danger: { value: '{colors.danger.text}' },
    info: { value: '{colors.info.text}' },
    link: { value: '{colors.brand.text}' },
  },
  /**
   * A platform may have a colour of its own, which `src/browser/accent-styles.ts` puts into the variables
   * that are asked for first.
   */
  brand: {
    text: { value: 'var(--at, {colors.tone.teal.text})' },
    soft: { value: 'var(--as, {colors.tone.teal.soft})' },
    line: { value: 'var(--al, {colors.tone.teal.line})' },
    solid: both('var(--ab, {colors.teal.500})', 'var(--ab, {colors.teal.700})'),
    hover: both('var(--ah, {colors.teal.400})', 'var(--ah, {colors.teal.800})'),
    contrast: both('{colors.teal.900}', '{colors.white.50}'),
  },
  neutral: {
    ...named('gray'),
    solid: both('{colors.dark.300}', '{colors.white.400}'),
    hover: both('{colors.dark.200}', '{colors.white.600}'),
    contrast: both('{colors.gray.100}', '{colors.gray.900}'),
  },
  success: named('green'),
  warning: named('amber'),
  info: named('blue'),
  danger: {
    ...named('red'),
    solid: { value: '{colors.alert.600}' },
    hover: { value: '{colors.alert.700}' },
    contrast: { value: '{colors.white.50}' },
  },
  /** A change that can be taken back, unlike a danger. */
  caution: {
    ...named('orange'),
    solid: both('#ff9f4d', '#a84b08'),
    hover: both('#ffb371', '#8a3c04'),
    contrast: both('#2b1500', '{colors.white.50}'),
  },
  /**
   * `mark` is a filled sign and no text. Mixed from inks that dark, the grounds of the light scheme would be
   * muddy.
   */
  blood: {
    first: {
      ...named('gold'),
      soft: both('{colors.tone.gold.soft}', '#fff0bd'),
      mark: both('#ffcf4a', '#a67a00'),
    },
    second: {
      ...named('silver'),
      soft: both('{colors.tone.silver.soft}', '#e8eef2'),
      mark: both('#c6d2d6', '#6f7f89'),
    },
    third: {
      ...named('bronze'),
      soft: both('{colors.tone.bronze.soft}', '#fce4d2'),
      mark: both('#e0a070', '#b3602a'),
    },
  },
  live: { value: '{colors.tone.teal.text}' },
  stale: { value: '{colors.tone.amber.text}' },
  offline: { value: '{colors.tone.red.text}' },
  category: {
    misc: named('teal'),
    crypto: named('indigo'),
    pwn: named('red'),
    web: named('blue'),
    reverse: named('yellow'),
    blockchain: named('lime'),
    forensics: named('cyan'),
    hardware: named('violet'),
    mobile: named('pink'),
    ppc: named('orange'),
  },
  tone: tones,
  focus: { value: '{colors.brand.text}' },
}

function both(dark: string, light: string) {
  return { value: { base: dark, _light: light } }
}

function named(tone: Tone) {
  return {
    text: { value: `{colors.tone.${tone}.text}` },
    soft: { value: `{colors.tone.${tone}.soft}` },
    line: { value: `{colors.tone.${tone}.line}` },
  }
}
