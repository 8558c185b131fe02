import { defineSlotRecipe } from '@pandacss/dev'

const painted = (tone: 'info' | 'success' | 'warning' | 'danger' | 'neutral') => ({
  root: { backgroundColor: `${tone}.soft`, borderColor: `${tone}.line` },
  icon: { color: `${tone}.text` },
  title: { color: `${tone}.text` },
})

export const alert = defineSlotRecipe({
  className: 'alert',
  slots: ['root', 'icon', 'body', 'title', 'text', 'action'],
  staticCss: ['*'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      flexWrap: 'wrap',
      gap: '3',
      paddingBlock: '3',
      paddingInline: '4',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderRadius: 'card',
    },
    icon: { flexShrink: '0', marginTop: '0.5', '& > svg': { boxSize: '1.25em' } },
    body: { flex: '1 1 12rem', minWidth: '0' },
    title: { fontWeight: 'semibold' },
    text: { color: 'fg.default' },
    action: { display: 'flex', gap: '2', alignSelf: 'center' },
  },
  variants: {
    tone: {
      info: painted('info'),
      success: painted('success'),
      warning: painted('warning'),
      danger: painted('danger'),
      neutral: painted('neutral'),
    },
  },
  defaultVariants: { tone: 'info' },
})
