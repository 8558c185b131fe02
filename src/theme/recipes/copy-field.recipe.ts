import { defineSlotRecipe } from '@pandacss/dev'

export const copyField = defineSlotRecipe({
  className: 'copy-field',
  slots: ['root', 'text'],
  staticCss: ['*'],
  base: {
    root: { paddingInlineEnd: '0.5!' },
    // Shows the whole text, so that users can also select it or read it out.
    text: { flex: '1', minWidth: '0', paddingBlock: '1.5', overflowWrap: 'anywhere', textStyle: 'code' },
  },
})
