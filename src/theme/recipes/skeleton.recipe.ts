import { defineRecipe } from '@pandacss/dev'

export const skeleton = defineRecipe({
  className: 'skeleton',
  staticCss: ['*'],
  base: { display: 'block', backgroundColor: 'bg.pressed', animation: 'pulse' },
  variants: {
    shape: {
      line: { height: '3', borderRadius: 'small', marginBlock: '1' },
      heading: { height: '5', borderRadius: 'small', marginBlock: '1' },
      block: { width: 'full', height: 'full', borderRadius: 'card' },
      circle: { borderRadius: 'full', aspectRatio: 'square' },
    },
    width: {
      full: { width: 'full' },
      long: { width: '80%' },
      half: { width: 'half' },
      short: { width: '30%' },
      fit: {},
    },
  },
  defaultVariants: { shape: 'line', width: 'full' },
})
