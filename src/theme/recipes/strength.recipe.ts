import { defineSlotRecipe } from '@pandacss/dev'

export const strength = defineSlotRecipe({
  className: 'strength',
  slots: ['root', 'list', 'check'],
  staticCss: ['*'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', paddingTop: '1' },
    list: { display: 'flex', flexDirection: 'column', gap: '1', fontSize: 'sm' },
    check: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      color: 'fg.muted',
      '& > svg': { flexShrink: '0', boxSize: '1.2em' },
      '&[data-met=yes]': { color: 'brand.text' },
    },
  },
})
