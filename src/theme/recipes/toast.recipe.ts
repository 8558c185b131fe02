import { defineSlotRecipe } from '@pandacss/dev'

export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['layer', 'root', 'icon', 'body', 'title', 'text'],
  staticCss: ['*'],
  base: {
    /** Nothing in it can be pressed, and what lies below can. */
    layer: { zIndex: 'toast!', pointerEvents: 'none!' },
    root: {
      display: 'flex',
      gap: '3',
      width: 'toast',
      maxWidth: 'calc(100vw - 2rem)',
      maxHeight: 'toastMax',
      pointerEvents: 'none!',
      overflow: 'hidden',
      paddingBlock: '3',
      paddingInline: '4',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border.overlay',
      borderRadius: 'small',
      backgroundColor: 'bg.overlay',
      boxShadow: 'overlay',
      overflowWrap: 'anywhere',
      // The group hands each toast its place and its share of the stack as custom properties.
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transitionProperty: 'translate, scale, opacity, height',
      transitionDuration: 'toast',
      transitionTimingFunction: 'out',
    },
    icon: {
      flexShrink: '0',
      display: 'flex',
      alignItems: 'center',
      height: '5',
      '& > svg': { boxSize: '5' },
    },
    body: { flex: '1', minWidth: '0' },
    title: { fontWeight: 'semibold' },
    text: { color: 'fg.muted' },
  },
  variants: {
    tone: {
      success: { icon: { color: 'brand.text' }, root: { borderColor: 'brand.line' } },
      failure: { icon: { color: 'danger.text' }, root: { borderColor: 'danger.line' } },
      progress: { icon: { color: 'caution.text' }, root: { borderColor: 'caution.line' } },
      warning: { icon: { color: 'warning.text' }, root: { borderColor: 'warning.line' } },
      notice: { root: { borderColor: 'brand.line' }, title: { color: 'brand.text' } },
    },
  },
  defaultVariants: { tone: 'notice' },
})
