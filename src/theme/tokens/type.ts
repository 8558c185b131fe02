/**
 * Names no Chinese or Japanese font: browsers choose one by the language of the page, and only that one has
 * the right shapes of shared characters.
 */
export const fonts = {
  sans: { value: "'Inter Variable', system-ui, sans-serif" },
  mono: { value: "'JetBrains Mono Variable', ui-monospace, monospace" },
}

export const fontSizes = {
  '3xs': { value: '0.625rem' },
  '2xs': { value: '0.6875rem' },
  xs: { value: '0.75rem' },
  sm: { value: '0.8125rem' },
  md: { value: '0.875rem' },
  lg: { value: '1rem' },
  xl: { value: '1.125rem' },
  '2xl': { value: '1.375rem' },
  '3xl': { value: '1.75rem' },
  '4xl': { value: '2.25rem' },
  '5xl': { value: '3rem' },
  '6xl': { value: '3.75rem' },
  '7xl': { value: '4.75rem' },
}

export const fontWeights = {
  normal: { value: '400' },
  medium: { value: '500' },
  semibold: { value: '600' },
  bold: { value: '700' },
}

export const lineHeights = {
  none: { value: '1' },
  tight: { value: '1.2' },
  snug: { value: '1.35' },
  normal: { value: '1.45' },
  relaxed: { value: '1.6' },
}

export const letterSpacings = {
  tight: { value: '-0.015em' },
  tighter: { value: '-0.03em' },
  tightest: { value: '-0.04em' },
  wide: { value: '0.04em' },
}

export const textStyles = {
  /**
   * Used for digits that change in place, such as scores, times and counts. Equal widths keep the text from
   * moving.
   */
  digits: { value: { fontFamily: '{fonts.mono}', fontVariantNumeric: 'tabular-nums' } },
  code: { value: { fontFamily: '{fonts.mono}', fontVariantLigatures: 'none' } },
  title: {
    value: {
      fontSize: '{fontSizes.3xl}',
      fontWeight: '{fontWeights.bold}',
      lineHeight: '{lineHeights.tight}',
      letterSpacing: '{letterSpacings.tighter}',
    },
  },
  heading: {
    value: {
      fontSize: '{fontSizes.xl}',
      fontWeight: '{fontWeights.semibold}',
      lineHeight: '{lineHeights.snug}',
      letterSpacing: '{letterSpacings.tight}',
    },
  },
  label: {
    value: {
      fontSize: '{fontSizes.sm}',
      fontWeight: '{fontWeights.medium}',
      lineHeight: '{lineHeights.snug}',
    },
  },
  overline: {
    value: {
      fontSize: '{fontSizes.xs}',
      fontWeight: '{fontWeights.semibold}',
      letterSpacing: '{letterSpacings.wide}',
      textTransform: 'uppercase',
    },
  },
}
