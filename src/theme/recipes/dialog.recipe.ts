import { defineSlotRecipe } from '@pandacss/dev'

export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'close', 'body', 'footer'],
  staticCss: ['*'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      backgroundColor: 'bg.backdrop',
      zIndex: 'dialog',
      _open: { animation: 'appear' },
      _closed: { animation: 'vanish' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      // Starts below the lane, so that toasts above stay visible.
      top: 'calc({sizes.lane})',
      display: 'flex',
      zIndex: 'dialog',
      overflowY: 'auto',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      borderColor: 'border.overlay',
      borderStyle: 'solid',
      backgroundColor: 'bg.overlay',
      color: 'fg.default',
      boxShadow: 'overlay',
      outlineStyle: 'none',
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      paddingInline: '5',
      paddingTop: '4',
      paddingBottom: '2',
    },
    title: { minWidth: '0', textStyle: 'heading' },
    close: { flexShrink: '0', marginInlineEnd: '-2' },
    body: {
      flex: '1',
      minHeight: '0',
      paddingInline: '5',
      paddingTop: '2',
      paddingBottom: { base: '2', _last: '5' },
      overflowY: 'auto',
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',
      paddingInline: '5',
      paddingTop: '3',
      paddingBottom: '5',
    },
  },
  variants: {
    /** A dialog is centred, a drawer is at the side, a sheet at the bottom. */
    place: {
      middle: {
        positioner: { alignItems: 'center', justifyContent: 'center', padding: '4' },
        content: {
          maxWidth: 'var(--widest)',
          maxHeight: 'full',
          margin: 'auto',
          borderWidth: 'thin',
          borderRadius: 'card',
          _open: { animation: 'rise' },
          _closed: { animation: 'sink' },
        },
      },
      side: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          maxWidth: 'drawer',
          height: 'screen',
          borderInlineStartWidth: 'thin',
          _open: { animation: 'slideIn' },
          _closed: { animation: 'slideOut' },
        },
      },
      foot: {
        positioner: { alignItems: 'flex-end' },
        content: {
          maxHeight: '85dvh',
          borderTopWidth: 'thin',
          borderTopRadius: 'card',
          paddingBottom: 'env(safe-area-inset-bottom)',
          _open: { animation: 'slideUp' },
          _closed: { animation: 'slideDown' },
        },
      },
    },
    size: {
      sm: { content: { '--widest': '{sizes.dialog.sm}' } },
      md: { content: { '--widest': '{sizes.dialog.md}' } },
      lg: { content: { '--widest': '{sizes.dialog.lg}' } },
    },
  },
  defaultVariants: { place: 'middle', size: 'sm' },
})
