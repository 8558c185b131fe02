import { defineRecipe } from '@pandacss/dev'

export const stackLayout = defineRecipe({
  className: 'stack',
  staticCss: ['*'],
  base: { display: 'flex', flexDirection: 'column' },
  variants: {
    gap: {
      '1': { gap: '1' },
      '2': { gap: '2' },
      '3': { gap: '3' },
      '4': { gap: '4' },
      '6': { gap: '6' },
    },
    align: { start: { alignItems: 'flex-start' }, center: { alignItems: 'center', textAlign: 'center' } },
    /** Allows a width below that of the longest word. */
    narrows: { true: { minWidth: '0' } },
    /** Fills the free space of its row. */
    grows: { true: { flex: '1', minWidth: '0' } },
    size: { sm: { fontSize: 'sm' } },
    tone: { muted: { color: 'fg.muted' } },
    /** No ring, because code moves the focus there only to make screen readers announce a change. */
    quiet: { true: { outlineStyle: 'none' } },
    /** Used for the body of a dialog, whose own padding at the bottom is too small. */
    foot: { true: { paddingBlockEnd: '4' } },
    /** Limits the length of lines on wide screens, so that text stays readable. */
    measure: { dialog: { maxWidth: 'dialog.sm' }, prose: { maxWidth: 'prose' } },
  },
})
