import { defineSlotRecipe } from '@pandacss/dev'
import { cutInLine } from '../cut-text.ts'

/** The line above a screen with what the organisers tell everyone. */
export const platformNotice = defineSlotRecipe({
  className: 'platform-notice',
  slots: ['root', 'text'],
  staticCss: ['*'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '10',
      paddingInline: { base: '3', md: '4' },
      backgroundColor: 'info.soft',
      color: 'fg.default',
      fontSize: 'sm',
      '& > svg': { flexShrink: '0', boxSize: '4', color: 'info.text' },
    },
    // A phone has no room for one line of it.
    text: {
      flex: '1',
      minWidth: '0',
      paddingBlock: '1',
      overflowWrap: 'anywhere',
      md: cutInLine,
    },
  },
})
