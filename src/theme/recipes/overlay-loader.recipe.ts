import { defineRecipe } from '@pandacss/dev'

export const overlayLoader = defineRecipe({
  className: 'overlay-loader',
  staticCss: ['*'],
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: 'bg.canvas',
    zIndex: 'loader',
    animation: 'appear',
  },
  variants: {
    cover: {
      page: { position: 'fixed', inset: '0' },
      /** Covers the nearest positioned ancestor. */
      area: { position: 'absolute', inset: '0', minHeight: '48' },
      /** Takes a place of its own in the flow and covers nothing. */
      place: { width: 'full', minHeight: '70vh' },
    },
  },
  defaultVariants: { cover: 'area' },
})
