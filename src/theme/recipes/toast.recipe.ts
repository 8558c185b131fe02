import { defineSlotRecipe } from '@pandacss/dev'

export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['lane', 'root', 'icon', 'body', 'title'],
  staticCss: ['*'],
  base: {
    /** The strip that every screen leaves free at its top. A toast never leaves it, so it covers nothing. */
    lane: {
      position: 'fixed',
      top: '0',
      right: '0',
      left: { base: '0', md: 'calc({sizes.rail})' },
      zIndex: 'toast',
      display: 'flex',
      justifyContent: 'flex-end',
      alignItems: 'stretch',
      height: 'lane',
      padding: '0.5',
      pointerEvents: 'none',
    },
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: { base: 'full', md: 'auto' },
      maxWidth: 'toast',
      overflow: 'hidden',
      paddingInline: '3',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border.overlay',
      borderRadius: 'small',
      backgroundColor: 'bg.overlay',
      overflowWrap: 'anywhere',
      animation: 'appear',
    },
    icon: { flexShrink: '0', '& > svg': { boxSize: '4' } },
    body: { minWidth: '0', lineClamp: '2', fontSize: 'xs', lineHeight: 'tight', color: 'fg.muted' },
    title: { fontWeight: 'semibold', color: 'fg.default' },
  },
  variants: {
    tone: {
      success: { icon: { color: 'brand.text' }, root: { borderColor: 'brand.line' } },
      failure: { icon: { color: 'danger.text' }, root: { borderColor: 'danger.line' } },
      warning: { icon: { color: 'warning.text' }, root: { borderColor: 'warning.line' } },
      notice: { root: { borderColor: 'brand.line' }, title: { color: 'brand.text' } },
    },
  },
  defaultVariants: { tone: 'notice' },
})
