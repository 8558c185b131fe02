import { defineSlotRecipe } from '@pandacss/dev'

/**
 * How cards stand together: as many across as fit, or in a side column that becomes a row to push along on
 * narrow screens.
 */
export const shelf = defineSlotRecipe({
  className: 'shelf',
  slots: ['columns', 'side', 'grid', 'row'],
  staticCss: ['*'],
  base: {
    columns: {
      display: 'grid',
      gap: { base: '8', lg: '6' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) {sizes.80}' },
      alignItems: 'start',
    },
    /**
     * Stands beside the rest on wide screens, where people use keys and its place is that of its turn; is
     * moved up on narrow ones.
     */
    side: {
      order: { base: '-1', lg: '0' },
      position: { lg: 'sticky' },
      top: { lg: 'calc({sizes.lane} + {spacing.2})' },
    },
    grid: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
    },
    row: {
      display: 'grid',
      gap: '4',
      gridAutoFlow: { base: 'column', lg: 'row' },
      gridAutoColumns: { base: 'min(18rem, 85%)', lg: 'auto' },
      // Room for the focus ring, which the scroller would cut off.
      margin: { base: '-1', lg: '0' },
      padding: { base: '1', lg: '0' },
      overflowX: { base: 'auto', lg: 'visible' },
      scrollSnapType: { base: 'x proximity', lg: 'none' },
      '& > *': { scrollSnapAlign: 'start' },
    },
  },
})
