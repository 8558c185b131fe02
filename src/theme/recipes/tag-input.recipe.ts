import { defineSlotRecipe } from '@pandacss/dev'

export const tagInput = defineSlotRecipe({
  className: 'tag-input',
  slots: ['box', 'tag', 'remove', 'input'],
  staticCss: ['*'],
  base: {
    box: { flexWrap: 'wrap', paddingBlock: '1', paddingInline: '1.5!' },
    tag: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.5',
      maxWidth: 'full',
      minHeight: '6',
      paddingInlineStart: '2',
      borderRadius: 'small',
      backgroundColor: 'neutral.soft',
      color: 'fg.default',
      fontSize: 'sm',
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
      _highlighted: { backgroundColor: 'bg.selected', color: 'brand.text' },
    },
    remove: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: '6',
      color: 'fg.muted',
      '& > svg': { boxSize: '3' },
      _hover: { color: 'fg.danger' },
    },
    input: { minWidth: '20!', minHeight: '6', paddingInline: '1' },
  },
})
