import { defineSlotRecipe } from '@pandacss/dev'
import { cutInLine } from '../cut-text.ts'

/** A recipe of its own, because these facts load after the front page. */
export const leadFacts = defineSlotRecipe({
  className: 'lead-facts',
  slots: ['own', 'flags'],
  staticCss: ['*'],
  base: {
    /** In two lines on phones. */
    own: {
      display: 'grid',
      gridAutoFlow: { md: 'column' },
      columnGap: '3',
      minWidth: '0',
      lineHeight: 'snug',
      fontVariantNumeric: 'tabular-nums',
      '& b': { marginInlineEnd: '1', color: 'fg.default' },
      '& b[data-name]': { ...cutInLine, margin: '0' },
    },
    /** One line. Flags that do not fit wrap and are hidden, so that none is cut. */
    flags: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '[3px]',
      minWidth: '0',
      height: '[1.375rem]',
      overflow: 'hidden',
      // The own name goes first. Phones have no room for more flags than the own one.
      'p + &': { display: { base: 'none', md: 'flex' }, flex: '1' },
      '& > :nth-child(n+6)': { display: { base: 'none', md: 'block' } },
    },
  },
})
