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
    /** It may become narrower than its longest word. */
    narrows: { true: { minWidth: '0' } },
    /** It takes the room that its row has left. */
    grows: { true: { flex: '1', minWidth: '0' } },
    size: { sm: { fontSize: 'sm' } },
    tone: { muted: { color: 'fg.muted' } },
    /** Code moves the focus there to say what changed, so no ring shows it. */
    quiet: { true: { outline: 'none' } },
    /** The body of a dialog, whose own edge is too close below. */
    foot: { true: { paddingBlockEnd: '4' } },
    /** Lines that stay readable on a wide screen. */
    measure: { dialog: { maxWidth: 'dialog.sm' }, prose: { maxWidth: 'prose' } },
  },
})
