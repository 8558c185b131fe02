import { defineSlotRecipe } from '@pandacss/dev'

/** Arranges cards: as many in a row as fit, or next to a side column. */
export const shelf = defineSlotRecipe({
  className: 'shelf',
  slots: ['columns', 'side', 'grid'],
  staticCss: ['*'],
  base: {
    columns: {
      display: 'grid',
      gap: { base: '8', lg: '6' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) {sizes.80}' },
      alignItems: 'start',
    },
    /**
     * On wide screens the position follows the tab order, because users have a keyboard there. On narrow ones
     * the side column comes first.
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
  },
})
