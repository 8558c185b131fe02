import { defineRecipe } from '@pandacss/dev'

export const avatar = defineRecipe({
  className: 'avatar',
  staticCss: ['*'],
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    backgroundColor: 'brand.soft',
    color: 'brand.text',
    fontWeight: 'semibold',
    lineHeight: 'none',
    textTransform: 'uppercase',
    userSelect: 'none',
    // The picture covers the letter, so that the letter stays if the picture does not load.
    '& > img': { position: 'absolute', inset: '0', boxSize: 'full', objectFit: 'cover' },
  },
  variants: {
    size: {
      xs: { boxSize: '5', fontSize: 'xs' },
      sm: { boxSize: '7', fontSize: 'sm' },
      md: { boxSize: '9', fontSize: 'md' },
      lg: { boxSize: '12', fontSize: 'xl' },
      xl: { boxSize: '24', fontSize: '4xl' },
    },
    shape: { round: { borderRadius: 'full' }, square: { borderRadius: 'small' } },
  },
  defaultVariants: { size: 'md', shape: 'round' },
})
