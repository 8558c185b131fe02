import { defineSlotRecipe } from '@pandacss/dev'

/** Tabs of one screen or, as links, the screens of one thing. An active link has `aria-current`. */
export const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'tab', 'panel'],
  staticCss: ['*'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minWidth: '0', width: 'full' },
    list: {
      display: 'flex',
      gap: '1',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      boxShadow: 'inset 0 -1px {colors.border.raised}',
    },
    tab: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: '0',
      minHeight: '10',
      paddingInline: '3',
      borderBottomWidth: 'thick',
      borderBottomStyle: 'solid',
      borderBottomColor: 'transparent',
      color: 'fg.muted',
      fontWeight: 'medium',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      transitionProperty: 'color, border-color',
      transitionDuration: 'quick',
      '& > svg': { boxSize: '4' },
      '&:hover:not(:disabled)': { color: 'fg.default' },
      '&[data-selected], &[aria-current=page]': { color: 'brand.text', borderBottomColor: 'brand.text' },
      _focusVisible: { outlineOffset: '-2px', borderRadius: 'small' },
      _disabled: { opacity: 'disabled' },
    },
    panel: { paddingTop: '4', minWidth: '0', _focusVisible: { outlineOffset: '4px' } },
  },
})
