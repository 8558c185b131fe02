import { defineSlotRecipe } from '@pandacss/dev'
import { cutInLine } from '../cut-text.ts'

const LARGE = '@media (min-width: 100rem)'
/** Below this width the panel covers a part of the list. */
const OVER = '@media (max-width: 74.99rem)'
const line = '1px solid {colors.border.surface}'

/** The panel of a row beside its list, and the box around both. */
export const sidePanel = defineSlotRecipe({
  className: 'side-panel',
  slots: ['around', 'panel', 'sheet', 'head', 'heading', 'content', 'foot', 'part', 'facts', 'flag'],
  staticCss: ['*'],
  base: {
    around: { position: 'relative', display: 'flex', flex: '1', minHeight: '0', minWidth: '0' },
    panel: {
      display: 'flex',
      flexDirection: 'column',
      flexShrink: '0',
      width: '[22rem]',
      borderInlineStart: line,
      backgroundColor: 'bg.surface',
      outline: 'none',
      animation: 'appear',
      [LARGE]: { width: '[27.5rem]' },
      [OVER]: {
        position: 'absolute',
        insetBlock: '0',
        insetInlineEnd: '0',
        boxShadow: 'overlay',
        zIndex: '1',
      },
    },
    // A dialog has more space at its sides than the parts of a panel.
    sheet: { fontSize: 'sm', marginInline: '-3' },
    head: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      flexShrink: '0',
      height: '11',
      paddingInlineStart: '4',
      paddingInlineEnd: '2',
    },
    heading: {
      ...cutInLine,
      flex: '1',
      fontSize: 'md',
      fontWeight: 'semibold',
      '[role=dialog] &': { paddingInline: '3', paddingBlockEnd: '2' },
    },
    content: { flex: '1', minHeight: '0', overflowY: 'auto' },
    foot: {
      flexShrink: '0',
      minHeight: '12',
      paddingInline: '2',
      paddingBlock: '2',
      borderBlockStart: line,
      // All acts fit one line, and the grave one is apart from the others.
      '& > div': { gap: '1.5', marginInlineStart: '0' },
      '& > div > button:last-of-type': { marginInlineStart: 'auto' },
    },
    part: { display: 'grid', gap: '2', paddingInline: { base: '3', md: '4' }, paddingBlockEnd: '3' },
    facts: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '4',
      rowGap: '0.5',
      lineHeight: '[1.5rem]',
      '& > dt': { color: 'fg.muted', whiteSpace: 'nowrap' },
      '& > dd': { minWidth: '0', overflowWrap: 'anywhere' },
      '& > dd > *': { verticalAlign: 'top' },
    },
    flag: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '9',
      paddingInlineStart: '3',
      paddingInlineEnd: '1',
      borderRadius: 'small',
      backgroundColor: 'bg.canvas',
      boxShadow: 'inset 0 0 0 1px {colors.border.surface}',
      '& > code': { flex: '1', minWidth: '0', fontFamily: 'mono', fontSize: 'xs', overflowWrap: 'anywhere' },
    },
  },
})
