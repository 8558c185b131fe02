import { defineSlotRecipe } from '@pandacss/dev'

/** Within a game the header contains the lane of toasts. */
const HEAD = '{sizes.lane}'
const WIDE = '@media (min-width: 1200px)'
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** The list of all challenges, next to an open challenge. */
export const challengeList = defineSlotRecipe({
  className: 'challenge-list',
  slots: ['list', 'listSearch', 'rows', 'group', 'groupName', 'row', 'rowTitle', 'rowFigure', 'dot'],
  staticCss: ['*'],
  base: {
    list: {
      display: 'none',
      '@media (min-width: 900px)': {
        gridRow: '1 / 4',
        display: 'flex',
        flexDirection: 'column',
        position: 'sticky',
        top: HEAD,
        height: `calc(100dvh - ${HEAD} - var(--dock))`,
        alignSelf: 'start',
        paddingBlockStart: '2',
        borderInlineEndWidth: 'thin',
        borderInlineEndStyle: 'solid',
        borderColor: 'border.surface',
      },
      [WIDE]: { gridRow: '1 / 3' },
    },
    listSearch: { width: 'auto', marginInline: '3', marginBlockEnd: '1.5' },
    rows: {
      // Contains hidden texts for screen readers, which would otherwise lengthen the page.
      position: 'relative',
      flex: '1',
      overflowY: 'auto',
      padding: '0 8px 12px',
      scrollbarWidth: 'thin',
      outline: 'none',
    },
    group: { '& + &': { marginBlockStart: '1' } },
    groupName: {
      position: 'sticky',
      top: '0',
      zIndex: '1',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      height: '1.75rem',
      paddingInline: '2',
      backgroundColor: 'bg.canvas',
      color: 'var(--ink)',
      fontSize: 'xs',
      fontWeight: 'semibold',
      '& > svg': { boxSize: '14px', flexShrink: '0' },
      '& > small': {
        marginInlineStart: 'auto',
        color: 'fg.subtle',
        fontSize: 'inherit',
        fontWeight: 'medium',
        fontVariantNumeric: 'tabular-nums',
      },
    },
    row: {
      display: 'flex',
      alignItems: 'center',
      gap: '9px',
      height: '1.875rem',
      paddingInline: '2',
      borderRadius: 'small',
      color: 'fg.default',
      fontSize: 'sm',
      textDecoration: 'none',
      scrollMarginBlock: '2rem',
      _hover: { backgroundColor: 'bg.hover' },
      '&[data-solved]': { color: 'fg.muted' },
      '&[aria-current]': { backgroundColor: 'var(--soft)', color: 'fg.default', fontWeight: 'semibold' },
    },
    rowTitle: { ...cut, minWidth: '0' },
    rowFigure: {
      marginInlineStart: 'auto',
      color: 'fg.subtle',
      fontFamily: 'mono',
      fontSize: 'xs',
      fontVariantNumeric: 'tabular-nums',
      '[aria-current] > &': { color: 'var(--ink)' },
      '[data-news] > &': { color: 'brand.text', fontWeight: 'semibold' },
    },
    dot: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '4',
      flexShrink: '0',
      borderRadius: 'full',
      '&[data-mark=none]': { boxShadow: 'inset 0 0 0 1.5px {colors.border.overlay}' },
      '&[data-mark=tick]': { backgroundColor: 'var(--fill)', color: 'bg.surface' },
      '& > svg': { boxSize: '11px', strokeWidth: '3.5' },
    },
  },
})
