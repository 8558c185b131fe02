import { defineSlotRecipe } from '@pandacss/dev'

export const table = defineSlotRecipe({
  className: 'table',
  slots: ['frame', 'stream', 'root', 'caption', 'head', 'sort', 'row', 'cell', 'empty'],
  staticCss: ['*'],
  base: {
    frame: {
      position: 'relative',
      width: 'full',
      overflow: 'auto',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border.surface',
      borderRadius: 'card',
      backgroundColor: 'bg.surface',
    },
    /** The frame of a list of events, which scrolls on its own. */
    stream: { maxHeight: 'calc({sizes.page} - 8rem)', minHeight: '72', contain: 'content' },
    // Separate, because collapsed borders do not move with a sticky header.
    root: { width: 'full', borderCollapse: 'separate', borderSpacing: '0', fontSize: 'sm' },
    caption: { srOnly: true },
    head: {
      position: 'sticky',
      top: '0',
      zIndex: 'sticky',
      height: '9',
      paddingInline: '3',
      backgroundColor: 'bg.raised',
      borderBottomWidth: 'thin',
      borderBottomStyle: 'solid',
      borderBottomColor: 'border.raised',
      color: 'fg.muted',
      fontWeight: 'semibold',
      textAlign: 'start',
      whiteSpace: 'nowrap',
    },
    sort: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      height: '9',
      color: 'inherit',
      font: 'inherit',
      '& > svg': { boxSize: '3', opacity: 'half' },
      _hover: { color: 'fg.default' },
      '[aria-sort=ascending] &, [aria-sort=descending] &': {
        color: 'brand.text',
        '& > svg': { opacity: 'full' },
      },
    },
    row: {
      _hover: { backgroundColor: 'bg.hover' },
      '&:last-child > *': { borderBottomWidth: 'none' },
      '&[aria-selected=true]': { backgroundColor: 'bg.selected' },
    },
    cell: {
      paddingInline: '3',
      paddingBlock: '1.5',
      borderBottomWidth: 'thin',
      borderBottomStyle: 'solid',
      borderBottomColor: 'border.surface',
      color: 'fg.default',
      fontWeight: 'normal',
      textAlign: 'start',
      verticalAlign: 'middle',
    },
    empty: { padding: '6', color: 'fg.muted', textAlign: 'center' },
  },
  variants: {
    align: {
      start: {},
      end: { head: { textAlign: 'end' }, cell: { textAlign: 'end', textStyle: 'digits' } },
      center: { head: { textAlign: 'center' }, cell: { textAlign: 'center' } },
    },
  },
  defaultVariants: { align: 'start' },
})
