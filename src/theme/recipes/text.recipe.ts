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
    /**
     * `broken` breaks long words, `one` never breaks, `kept` keeps the line breaks of the author.
     */
    lines: {
      broken: { overflowWrap: 'anywhere' },
      one: { whiteSpace: 'nowrap' },
      kept: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    },
    /** The space below a heading whose section is not a stack. */
    below: { '2': { marginBlockEnd: '2' }, '3': { marginBlockEnd: '3' }, '4': { marginBlockEnd: '4' } },
    /** Limits the number of lines. */
    clamp: { '1': clampedLine, '2': { lineClamp: '2' } },
    /** Allows a width below that of the longest word. */
    narrows: { true: { minWidth: '0' } },
    /** Fills the free space of its row. */
    grows: { true: { flex: '1', minWidth: '0' } },
    /** Fills the free space too, but wraps into the next line before it becomes too narrow. */
    spreads: { true: { flex: '1', minWidth: '48' } },
    /** Used for links. `tinted` takes the link colour under the pointer, `underlined` always has it. */
    press: {
      tinted: { borderRadius: 'small', _hover: { color: 'fg.link' } },
      underlined: { color: 'fg.link', _hover: { textDecoration: 'underline' } },
    },
    /** Hidden below this width, where there is no room for it. */
    from: { sm: { hideBelow: 'sm' }, md: { hideBelow: 'md' } },
  },
})
