import { defineSlotRecipe } from '@pandacss/dev'

export const progress = defineSlotRecipe({
  className: 'progress',
  slots: ['root', 'track', 'fill', 'label'],
  staticCss: ['*'],
  base: {
    root: { position: 'relative', color: 'var(--ink)' },
    track: { forcedColorAdjust: 'none', backgroundColor: 'bg.pressed', stroke: 'bg.pressed' },
    fill: { backgroundColor: 'current', stroke: 'current' },
    label: { color: 'fg.default', textStyle: 'digits' },
  },
  variants: {
    tone: {
      brand: { root: { '--ink': '{colors.brand.text}' } },
      success: { root: { '--ink': '{colors.success.text}' } },
      warning: { root: { '--ink': '{colors.warning.text}' } },
      danger: { root: { '--ink': '{colors.danger.text}' } },
      neutral: { root: { '--ink': '{colors.neutral.text}' } },
    },
    shape: {
      bar: {
        root: { display: 'block', width: 'full' },
        track: {
          display: 'block',
          width: 'full',
          height: 'var(--thickness)',
          borderRadius: 'full',
          overflow: 'hidden',
        },
        fill: {
          display: 'block',
          height: 'full',
          borderRadius: 'full',
          transitionProperty: 'width',
          transitionDuration: 'dialog',
        },
      },
      ring: {
        root: {
          display: 'inline-grid',
          boxSize: 'var(--diameter)',
          placeItems: 'center',
          '& > svg': { boxSize: 'full', transform: 'rotate(-90deg)' },
        },
        track: { backgroundColor: 'transparent', fill: 'none' },
        fill: {
          backgroundColor: 'transparent',
          fill: 'none',
          strokeLinecap: 'round',
          transitionProperty: 'stroke-dashoffset',
          transitionDuration: 'dialog',
        },
        label: { position: 'absolute', fontSize: 'var(--label)', fontWeight: 'semibold' },
      },
    },
    size: {
      sm: { root: { '--thickness': '{sizes.1}', '--diameter': '{sizes.6}', '--label': '{fontSizes.xs}' } },
      md: { root: { '--thickness': '{sizes.2}', '--diameter': '{sizes.12}', '--label': '{fontSizes.xs}' } },
      lg: { root: { '--thickness': '{sizes.3}', '--diameter': '{sizes.20}', '--label': '{fontSizes.lg}' } },
    },
  },
  defaultVariants: { tone: 'brand', shape: 'bar', size: 'md' },
})
