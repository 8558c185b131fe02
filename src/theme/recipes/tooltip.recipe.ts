import { defineRecipe } from '@pandacss/dev'

export const tooltip = defineRecipe({
  className: 'tooltip',
  staticCss: ['*'],
  base: {
    maxWidth: '72',
    paddingBlock: '1',
    paddingInline: '2',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'border.overlay',
    borderRadius: 'small',
    backgroundColor: 'bg.overlay',
    color: 'fg.default',
    boxShadow: 'overlay',
    fontSize: 'sm',
    lineHeight: 'snug',
    zIndex: 'tooltip',
    _open: { animation: 'appear', animationDuration: 'quick' },
  },
})
