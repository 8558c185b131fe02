import { defineSlotRecipe } from '@pandacss/dev'

export const popover = defineSlotRecipe({
  className: 'popover',
  slots: ['content', 'title', 'body', 'footer'],
  staticCss: ['*'],
  base: {
    content: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      maxWidth: 'min(24rem, calc(100vw - 1rem))',
      padding: '3',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border.overlay',
      borderRadius: 'card',
      backgroundColor: 'bg.overlay',
      boxShadow: 'overlay',
      zIndex: 'popover',
      outlineStyle: 'none',
      _open: { animation: 'appear', animationDuration: 'quick' },
    },
    title: { fontWeight: 'bold', whiteSpace: 'pre-line' },
    body: { minWidth: '0' },
    footer: { display: 'flex', justifyContent: 'flex-end', gap: '2' },
  },
})
