import { defineSlotRecipe } from '@pandacss/dev'

export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'need', 'hint', 'said', 'error', 'row'],
  staticCss: ['*'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', width: 'full' },
    label: { color: 'fg.default', textStyle: 'label' },
    need: { color: 'fg.danger' },
    hint: { color: 'fg.muted', fontSize: 'sm', lineHeight: 'snug' },
    /**
     * Always in the document, because screen readers announce only changes of existing elements. While empty
     * it takes no space.
     */
    said: { _empty: { position: 'absolute' } },
    error: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1',
      color: 'fg.danger',
      fontSize: 'sm',
      lineHeight: 'snug',
      '& > svg': { flexShrink: '0', boxSize: '1.25em' },
    },
    row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
  },
})
