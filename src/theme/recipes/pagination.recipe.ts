import { defineSlotRecipe } from '@pandacss/dev'

export const pagination = defineSlotRecipe({
  className: 'pagination',
  slots: ['root', 'gap'],
  staticCss: ['*'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1', textStyle: 'digits' },
    gap: { minWidth: '6', color: 'fg.muted', textAlign: 'center' },
  },
})
