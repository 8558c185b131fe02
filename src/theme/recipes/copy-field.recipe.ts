import { defineSlotRecipe } from '@pandacss/dev'

export const copyField = defineSlotRecipe({
  className: 'copy-field',
  slots: ['root', 'text'],
  staticCss: ['*'],
  base: {
    root: { paddingInlineEnd: '0.5!' },
    text: { flex: '1', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', textStyle: 'code' },
  },
})
