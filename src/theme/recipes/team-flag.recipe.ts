import { defineRecipe } from '@pandacss/dev'

/** Flags look the same in both colour schemes and with forced colours. */
export const teamFlag = defineRecipe({
  className: 'team-flag',
  staticCss: ['*'],
  base: {
    position: 'relative',
    display: 'block',
    flexShrink: '0',
    overflow: 'hidden',
    forcedColorAdjust: 'none',
    '& > *': { display: 'block', width: 'full', height: 'full' },
    '& > img': { objectFit: 'cover', backgroundColor: 'bg.surface' },
  },
  variants: {
    shape: {
      // The outline is inset, on top of the field.
      square: {
        borderRadius: 'flag',
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: '0',
          borderRadius: 'flag',
          boxShadow: 'inset 0 0 0 1px {colors.border.edge}',
        },
      },
      pennant: { clipPath: 'polygon(0 0, 100% 0, 86.7% 50%, 100% 100%, 0 100%)' },
    },
  },
  defaultVariants: { shape: 'square' },
})
