import { defineSlotRecipe } from '@pandacss/dev'

export const emptyState = defineSlotRecipe({
  className: 'empty-state',
  slots: ['root', 'icon', 'title', 'text', 'action'],
  staticCss: ['*'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      marginInline: 'auto',
      maxWidth: 'dialog.sm',
      textAlign: 'center',
    },
    icon: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: '14',
      marginBottom: '2',
      borderRadius: 'full',
      borderWidth: 'thin',
      borderStyle: 'solid',
      '& > svg': { boxSize: '6' },
    },
    title: { textStyle: 'heading' },
    text: { color: 'fg.muted', textWrap: 'balance' },
    action: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', marginTop: '3' },
  },
  variants: {
    tone: {
      neutral: {
        icon: { backgroundColor: 'neutral.soft', borderColor: 'neutral.line', color: 'neutral.text' },
      },
      brand: { icon: { backgroundColor: 'brand.soft', borderColor: 'brand.line', color: 'brand.text' } },
      warning: {
        icon: { backgroundColor: 'warning.soft', borderColor: 'warning.line', color: 'warning.text' },
      },
      danger: { icon: { backgroundColor: 'danger.soft', borderColor: 'danger.line', color: 'danger.text' } },
    },
    size: {
      card: { root: { paddingBlock: '8', paddingInline: '4' } },
      page: { root: { minHeight: '60vh', padding: '6' }, title: { textStyle: 'title' } },
    },
  },
  defaultVariants: { tone: 'neutral', size: 'card' },
})
