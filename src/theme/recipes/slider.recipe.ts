import { defineSlotRecipe } from '@pandacss/dev'

export const slider = defineSlotRecipe({
  className: 'slider',
  slots: ['root', 'head', 'label', 'value', 'control', 'track', 'range', 'thumb'],
  staticCss: ['*'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', width: 'full' },
    head: { display: 'flex', justifyContent: 'space-between', gap: '2' },
    label: { textStyle: 'label' },
    value: { color: 'fg.muted', textStyle: 'digits', fontSize: 'sm' },
    control: { position: 'relative', display: 'flex', alignItems: 'center', height: '6', cursor: 'pointer' },
    track: {
      flex: '1',
      height: '1.5',
      borderRadius: 'full',
      overflow: 'hidden',
      backgroundColor: 'bg.pressed',
      forcedColorAdjust: 'none',
    },
    range: { height: 'full', backgroundColor: 'brand.text' },
    thumb: {
      boxSize: '4',
      borderRadius: 'full',
      borderWidth: 'thick',
      borderStyle: 'solid',
      borderColor: 'bg.canvas',
      backgroundColor: 'brand.text',
      boxShadow: '0 0 0 1px {colors.brand.text}',
    },
  },
})
