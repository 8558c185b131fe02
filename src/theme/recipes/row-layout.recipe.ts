import { defineRecipe } from '@pandacss/dev'

export const rowLayout = defineRecipe({
  className: 'row',
  staticCss: ['*'],
  base: { display: 'flex' },
  variants: {
    gap: {
      '1': { gap: '1' },
      '2': { gap: '2' },
      '3': { gap: '3' },
      '4': { gap: '4' },
      /** Texts that do not fit continue in the next line, without a gap between the lines. */
      words: { columnGap: '2' },
      'wide-words': { columnGap: '3' },
      /** Small gaps between lines, larger ones between the facts of a line. */
      facts: { columnGap: '3', rowGap: '1' },
      'wide-facts': { columnGap: '6', rowGap: '1' },
    },
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
      stretch: {},
    },
    wrap: { true: { flexWrap: 'wrap' } },
    justify: { between: { justifyContent: 'space-between' } },
    /** Allows a width below that of the longest word. */
    narrows: { true: { minWidth: '0' } },
    /** Aligns the texts of its ghost buttons with the surrounding text. */
    edge: { true: { marginInline: '-3' } },
    size: { sm: { fontSize: 'sm' } },
    tone: { muted: { color: 'fg.muted' } },
  },
  defaultVariants: { align: 'center', wrap: true },
})
