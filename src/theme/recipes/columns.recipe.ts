import { defineRecipe } from '@pandacss/dev'

export const columns = defineRecipe({
  className: 'columns',
  staticCss: ['*'],
  base: { display: 'grid' },
  variants: {
    gap: { '3': { gap: '3' }, '4': { gap: '4' } },
    tracks: {
      pair: { gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } },
      /** Each of the two needs half of a wide screen. */
      'wide-pair': { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } },
      three: { gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } },
      /** A search field, with its filters or a button for a new entry next to it. */
      search: {
        alignItems: 'end',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
      },
      'search-and-choice': {
        alignItems: 'end',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) {sizes.48} auto' },
      },
    },
    /** Hidden below this width, where there is no room for it. */
    from: { sm: { hideBelow: 'sm' } },
  },
  defaultVariants: { gap: '4', tracks: 'pair' },
})
