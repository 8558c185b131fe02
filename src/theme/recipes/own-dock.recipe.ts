import { defineSlotRecipe } from '@pandacss/dev'

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const figures = {
  flexShrink: '0',
  display: 'grid',
  lineHeight: 'tight',
  whiteSpace: 'nowrap',
  '& > b': { fontFamily: 'mono', fontSize: 'md', fontVariantNumeric: 'tabular-nums' },
  '& > span': { color: 'fg.muted', fontSize: '0.6875rem', fontVariantNumeric: 'tabular-nums' },
} as const

/** At the foot of a game's wide screens: the own team, and a lane for what happens. */
export const ownDock = defineSlotRecipe({
  className: 'own-dock',
  slots: ['root', 'team', 'rank', 'figures', 'spark', 'above', 'lane', 'rest', 'toasts'],
  staticCss: ['*'],
  base: {
    root: {
      display: { base: 'none', md: 'flex' },
      alignItems: 'center',
      gap: '5',
      position: 'fixed',
      bottom: '0',
      right: '0',
      left: 'calc({sizes.rail})',
      zIndex: 'sticky',
      height: 'dock',
      paddingInlineStart: '4',
      borderBlockStart: '1px solid {colors.brand.text}',
      backgroundColor: 'bg.own',
      color: 'fg.default',
    },
    team: {
      display: 'flex',
      alignItems: 'center',
      gap: '0.625rem',
      minWidth: '0',
      flexShrink: '0',
      '& > b': { ...cut, display: { base: 'none', lg: 'block' }, maxWidth: '12rem', fontWeight: 'semibold' },
    },
    rank: {
      flexShrink: '0',
      minWidth: '4.75rem',
      whiteSpace: 'nowrap',
      '& > b': {
        fontFamily: 'mono',
        fontSize: 'xl',
        letterSpacing: 'tight',
        fontVariantNumeric: 'tabular-nums',
      },
      '& > span': {
        marginInlineStart: '1',
        color: 'fg.muted',
        fontSize: 'xs',
        fontVariantNumeric: 'tabular-nums',
      },
      '& > [data-way=up]': { color: 'brand.text' },
    },
    figures: {
      ...figures,
      minWidth: '7rem',
      '& em': { color: 'brand.text', fontStyle: 'normal', fontWeight: 'semibold' },
    },
    spark: { display: { base: 'none', lg: 'block' }, color: 'brand.text' },
    above: {
      ...figures,
      display: { base: 'none', lg: 'grid' },
      flexShrink: '1',
      minWidth: '0',
      '& > span': { ...figures['& > span'], ...cut, maxWidth: '11rem' },
      '& > b': { ...figures['& > b'], fontSize: 'sm' },
    },
    lane: {
      position: 'relative',
      display: 'flex',
      justifyContent: 'flex-end',
      flex: '1 1 12rem',
      minWidth: '0',
      alignSelf: 'stretch',
      overflow: 'hidden',
    },
    rest: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minWidth: '0',
      paddingInlineEnd: '4',
      color: 'fg.muted',
      fontSize: 'sm',
      whiteSpace: 'nowrap',
      '& > :not(span)': { flexShrink: '0' },
      '& > svg': { boxSize: '4' },
      '& > span': { ...cut, minWidth: '0' },
      '& > time': { color: 'fg.subtle', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' },
      // The lane has room for one.
      ':has(> [data-toasts] > *) > &': { visibility: 'hidden' },
    },
    toasts: { position: 'absolute', inset: '0', display: 'flex', pointerEvents: 'none' },
  },
})
