import { defineSlotRecipe } from '@pandacss/dev'

/**
 * For tabs of one screen and, as links, for the screens of one thing: a tab of the second kind is
 * `aria-current`.
 */
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
