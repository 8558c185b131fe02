import { clearer, tones, type Tone } from './tones.ts'

/**
 * Views use only these colours, which are named by meaning, so that both schemes stay readable. `base` is the
 * dark scheme.
 */
export const meanings = {
  bg: {
    canvas: both('{colors.dark.800}', '{colors.white.200}'),
    surface: both('{colors.dark.700}', '{colors.white.100}'),
    raised: both('{colors.dark.600}', '{colors.white.50}'),
    overlay: both('{colors.dark.500}', '{colors.white.50}'),
    inset: both('{colors.dark.900}', '{colors.white.50}'),
    hover: both('{colors.dark.400}', '{colors.white.300}'),
    pressed: both('{colors.dark.300}', '{colors.white.400}'),
    selected: { value: '{colors.brand.soft}' },
    well: both('{colors.dark.800}', '#e8ebe4'),
    own: both('var(--as, #173131)', 'var(--as, #e9f2f1)'),
    /** The first colour of the animation of a changed row. */
    flash: both('#1f6059', '#a1c6c2'),
    backdrop: both('#000000a8', '#14201e80'),
  },
  border: {
    line: clearer('#222d32', '{colors.white.500}', '{colors.border.control}'),
    line2: clearer('{colors.dark.200}', '{colors.white.600}', '{colors.border.control}'),
    /** The outline of flags and posters, which may have the colour of the surface. */
    edge: clearer('#ffffff2e', '#0f1b1e2e', '{colors.fg.default}'),
    canvas: { value: '{colors.border.line}' },
    surface: { value: '{colors.border.line}' },
    raised: clearer('{colors.dark.300}', '{colors.white.500}', '{colors.border.control}'),
    overlay: { value: '{colors.border.line2}' },
    /** The border of controls. It has a contrast of 3:1 to every surface, so that users can see them. */
    control: clearer('{colors.gray.600}', '{colors.gray.500}', '{colors.fg.default}'),
  },
  fg: {
    default: both('{colors.gray.100}', '{colors.gray.900}'),
    muted: clearer('{colors.gray.300}', '{colors.gray.700}', '{colors.fg.default}'),
    subtle: clearer('{colors.gray.400}', '#59696f', '{colors.fg.default}'),
    success: { value: '{colors.success.text}' },
    warning: { value: '{colors.warning.text}' },
    danger: { value: '{colors.danger.text}' },
    info: { value: '{colors.info.text}' },
    link: { value: '{colors.brand.text}' },
  },
  /**
   * A platform may have a colour of its own. `src/browser/accent-styles.ts` sets the variables that are read
   * first.
   */
  brand: {
    text: { value: 'var(--at, {colors.tone.brand.text})' },
    soft: { value: 'var(--as, {colors.tone.brand.soft})' },
    line: { value: 'var(--al, {colors.tone.brand.line})' },
    solid: under(
      'var(--ab, {colors.teal.500})',
      'var(--ab, {colors.teal.700})',
      'var(--ab, {colors.teal.800})',
    ),
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
  info: named('ice'),
  danger: {
    ...named('bad'),
    solid: { value: { base: '{colors.alert.600}', _moreContrast: '{colors.alert.800}' } },
    hover: { value: { base: '{colors.alert.700}', _moreContrast: '{colors.alert.900}' } },
    contrast: { value: '{colors.white.50}' },
  },
  /** Used for changes that can be undone, unlike `danger`. */
  caution: {
    ...named('orange'),
    solid: under('#ff9f4d', '#a84b08', '#8a3c04'),
    hover: both('#ffb371', '#8a3c04'),
    contrast: both('#2b1500', '{colors.white.50}'),
  },
  /**
   * `mark` is a filled sign and never text. It has colours of its own, because backgrounds mixed from such
   * dark inks would look dirty in the light scheme.
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
  live: { value: '{colors.tone.brand.text}' },
  stale: { value: '{colors.tone.amber.text}' },
  offline: { value: '{colors.tone.bad.text}' },
  /** The colours of a frozen board. */
  ice: named('ice'),
  /**
   * A coin is the same in both schemes except for its rim. `bar` is for marks that are too thin for a number
   * and therefore higher than their neighbours.
   */
  medal: {
    gold: medal('#ffcb3d', '#3a2a00', both('#7a5a00', '#8f6a00'), both('#ffcb3d', '#e2a300')),
    silver: medal('#d3dde2', '#243038', both('#5d6d76', '#6d7c85'), both('#dfe8ec', '#7f8f98')),
    bronze: medal('#e79a5f', '#3c1b04', both('#7d4313', '#8c4d1b'), both('#e79a5f', '#c06a2a')),
  },
  category: {
    misc: filled('teal'),
    crypto: filled('indigo'),
    pwn: filled('red'),
    web: filled('blue'),
    reverse: filled('yellow'),
    blockchain: filled('lime'),
    forensics: filled('cyan'),
    hardware: filled('violet'),
    mobile: filled('pink'),
    ppc: filled('orange'),
  },
  tone: tones,
  focus: { value: '{colors.brand.text}' },
}

function both(dark: string, light: string) {
  return { value: { base: dark, _light: light } }
}

/** The background of white text in the light scheme. It is darker for users who prefer more contrast. */
function under(dark: string, light: string, more: string) {
  return { value: { base: dark, _light: { base: light, _moreContrast: more } } }
}

function named(tone: Tone) {
  return {
    text: { value: `{colors.tone.${tone}.text}` },
    soft: { value: `{colors.tone.${tone}.soft}` },
    line: { value: `{colors.tone.${tone}.line}` },
  }
}

function filled(tone: Tone) {
  return { ...named(tone), fill: { value: `{colors.tone.${tone}.fill}` } }
}

function medal(coin: string, figure: string, rim: ReturnType<typeof both>, bar: ReturnType<typeof both>) {
  return { coin: { value: coin }, figure: { value: figure }, rim, bar }
}
