import { defineRecipe } from '@pandacss/dev'
import { clampedLine } from '../cut-text.ts'

export const text = defineRecipe({
  className: 'text',
  staticCss: ['*'],
  variants: {
    face: {
      title: { textStyle: 'title' },
      heading: { textStyle: 'heading' },
      label: { textStyle: 'label' },
      digits: { textStyle: 'digits' },
      code: { textStyle: 'code' },
    },
    size: { sm: { fontSize: 'sm' }, lg: { fontSize: 'lg' } },
    weight: {
      normal: { fontWeight: 'normal' },
      medium: { fontWeight: 'medium' },
      semibold: { fontWeight: 'semibold' },
    },
    tone: {
      default: { color: 'fg.default' },
      muted: { color: 'fg.muted' },
      subtle: { color: 'fg.subtle' },
      success: { color: 'fg.success' },
      warning: { color: 'fg.warning' },
      danger: { color: 'fg.danger' },
      brand: { color: 'brand.text' },
      link: { color: 'fg.link' },
    },
    /** Breaks long words, keeps everything on one line, or keeps the lines of its author. */
    lines: {
      broken: { overflowWrap: 'anywhere' },
      one: { whiteSpace: 'nowrap' },
      kept: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    },
    /** The room below a heading whose section is not a stack. */
    below: { '2': { marginBlockEnd: '2' }, '3': { marginBlockEnd: '3' }, '4': { marginBlockEnd: '4' } },
    /** Limits the number of lines. */
    clamp: { '1': clampedLine, '2': { lineClamp: '2' } },
    /** Allows a width below that of the longest word. */
    narrows: { true: { minWidth: '0' } },
    /** Fills the free space of its row. */
    grows: { true: { flex: '1', minWidth: '0' } },
    /** It grows too, and goes into the next line rather than become narrow. */
    spreads: { true: { flex: '1', minWidth: '48' } },
    /** A link: in the colour of the text around until the pointer is on it, or underlined then. */
    press: {
      tinted: { borderRadius: 'small', _hover: { color: 'fg.link' } },
      underlined: { color: 'fg.link', _hover: { textDecoration: 'underline' } },
    },
    /** There is room for it from this width on. */
    from: { sm: { hideBelow: 'sm' }, md: { hideBelow: 'md' } },
  },
})
