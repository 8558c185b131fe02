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
    },
    /** As high as the content that loads: a button, a field, a text of some lines, or a page. */
    height: {
      button: { minHeight: { base: '11', md: '9' } },
      field: { height: '9' },
      text: { height: '20' },
      note: { height: '32' },
      page: { height: '80' },
    },
    /** As high and wide as a picture. */
    picture: {
      sm: { boxSize: '7', flexShrink: '0' },
      md: { boxSize: '11', flexShrink: '0' },
      lg: { boxSize: '12', flexShrink: '0' },
      xl: { boxSize: '24', flexShrink: '0' },
    },
  },
  defaultVariants: { shape: 'line', width: 'full' },
})
