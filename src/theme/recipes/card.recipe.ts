import { defineRecipe } from '@pandacss/dev'

export const card = defineRecipe({
  className: 'card',
  staticCss: ['*'],
  base: {
    display: 'block',
    minWidth: '0',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderRadius: 'card',
    color: 'fg.default',
    textAlign: 'start',
  },
  variants: {
    level: {
      surface: { backgroundColor: 'bg.surface', borderColor: 'border.surface' },
      raised: { backgroundColor: 'bg.raised', borderColor: 'border.raised' },
    },
    padding: {
      none: { overflow: 'hidden' },
      sm: { padding: '3' },
      md: { padding: '4' },
      lg: { padding: '6' },
    },
    /** Arranges its children vertically. */
    stack: {
      '2': { display: 'flex', flexDirection: 'column', gap: '2' },
      '3': { display: 'flex', flexDirection: 'column', gap: '3' },
      '4': { display: 'flex', flexDirection: 'column', gap: '4' },
      '6': { display: 'flex', flexDirection: 'column', gap: '6' },
    },
    /** A pressable card is one link or button as a whole, and reacts to the pointer. */
    press: {
      none: {},
      whole: {
        cursor: 'pointer',
        textDecoration: 'none',
        transitionProperty: 'background-color, border-color',
        transitionDuration: 'quick',
        _hover: { backgroundColor: 'bg.hover', borderColor: 'brand.line' },
      },
    },
  },
  defaultVariants: { level: 'surface', padding: 'md', press: 'none' },
})
