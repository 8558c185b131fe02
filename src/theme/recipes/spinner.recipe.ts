import { defineSlotRecipe } from '@pandacss/dev'

export const spinner = defineSlotRecipe({
  className: 'spinner',
  slots: ['root', 'bar'],
  staticCss: ['*'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '0.15em',
      height: '1em',
      color: 'current',
    },
    bar: {
      width: '0.16em',
      height: '1em',
      borderRadius: 'full',
      backgroundColor: 'current',
      animation: 'bars',
      '&:nth-child(2)': { animationDelay: '0.12s' },
      '&:nth-child(3)': { animationDelay: '0.24s' },
      '&:nth-child(4)': { animationDelay: '0.36s' },
    },
  },
  variants: {
    size: {
      inline: { root: { fontSize: '1em' } },
      md: { root: { fontSize: '2xl', color: 'brand.text' } },
      lg: { root: { fontSize: '5xl', color: 'brand.text' } },
    },
  },
  defaultVariants: { size: 'inline' },
})
