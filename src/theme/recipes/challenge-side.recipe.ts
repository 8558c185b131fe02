import { defineSlotRecipe } from '@pandacss/dev'

/** Within a game the header contains the lane of toasts. */
const HEAD = '{sizes.lane}'
const WIDE = '@media (min-width: 1200px)'
const LARGE = '@media (min-width: 1600px)'
const PHONE = '@media (max-width: 767px)'
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
/** The flag bar lies over scrolled content. */
const aboveBar = {
  '& :is(a, button, summary, input)': {
    scrollMarginBlockEnd: 'calc({sizes.flagBar} + var(--dock) + env(safe-area-inset-bottom) + 1rem)',
  },
} as const

/** Facts about an open challenge: its solvers, its score, and the submissions of the team. */
export const challengeSide = defineSlotRecipe({
  className: 'challenge-side',
  slots: ['side', 'sideTitle', 'solver', 'worth', 'ends', 'tries', 'tried'],
  staticCss: ['*'],
  base: {
    side: {
      ...aboveBar,
      display: 'grid',
      gap: '6',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      padding: '4px 28px 24px',
      '@media (min-width: 768px)': { gridTemplateColumns: 'minmax(0, 1.2fr) repeat(2, minmax(0, 1fr))' },
      '@media (min-width: 900px)': { gridArea: '2 / 2' },
      [WIDE]: {
        gridArea: 'auto',
        position: 'sticky',
        top: HEAD,
        alignSelf: 'start',
        maxHeight: `calc(100dvh - ${HEAD} - var(--dock) - 5.75rem)`,
        overflowY: 'auto',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '1.125rem',
        padding: '14px 16px 8px 0',
      },
      [LARGE]: { gap: '1.625rem', maxWidth: '28.75rem', padding: '18px 48px 8px 0' },
      [PHONE]: { padding: '4px 12px 24px' },
    },
    sideTitle: {
      marginBlockEnd: '1.5',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'semibold',
      '& ~ ol': { listStyle: 'none' },
    },
    solver: {
      display: 'flex',
      alignItems: 'center',
      gap: '9px',
      height: '2rem',
      color: 'fg.default',
      fontSize: 'sm',
      whiteSpace: 'nowrap',
      '& > :not(time, b)': { flexShrink: '0' },
      '& > b': { ...cut, minWidth: '0', fontWeight: 'normal' },
      '& > i': {
        width: '18px',
        color: 'fg.subtle',
        fontSize: 'xs',
        fontStyle: 'normal',
        fontVariantNumeric: 'tabular-nums',
        textAlign: 'center',
      },
      '& > time': {
        marginInlineStart: 'auto',
        color: 'fg.subtle',
        fontSize: 'xs',
        fontVariantNumeric: 'tabular-nums',
      },
      '&[data-free]': { color: 'fg.subtle' },
      '&[data-own]': {
        marginInline: '-8px',
        paddingInline: '2',
        borderRadius: 'small',
        backgroundColor: 'bg.own',
        '& > b': { fontWeight: 'semibold' },
      },
    },
    worth: {
      width: 'full',
      height: '3.5rem',
      '& path': { fill: 'none', stroke: 'border.overlay', strokeWidth: '1.5' },
      '& [data-curve]': { stroke: 'var(--fill)', strokeWidth: '2', vectorEffect: 'non-scaling-stroke' },
      // A dot that is not stretched with the chart.
      '& [data-now]': {
        stroke: 'var(--ink)',
        strokeWidth: '7',
        strokeLinecap: 'round',
        vectorEffect: 'non-scaling-stroke',
      },
    },
    ends: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '2',
      color: 'fg.subtle',
      fontSize: '0.6875rem',
    },
    tries: { display: 'flex', flexDirection: 'column-reverse', maxHeight: '12rem', overflowY: 'auto' },
    tried: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '2rem',
      color: 'fg.default',
      fontSize: 'sm',
      '& > b': { ...cut, minWidth: '0', maxWidth: '6rem', fontWeight: 'medium' },
      '& > code': {
        flex: '1',
        minWidth: '0',
        fontFamily: 'mono',
        fontSize: 'xs',
        overflowWrap: 'anywhere',
        '&[data-hidden]': { ...cut, color: 'fg.subtle' },
      },
      '& > time': {
        color: 'fg.subtle',
        fontSize: 'xs',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      },
      '& > svg': { boxSize: '4', flexShrink: '0' },
      '&[data-verdict=Accepted] > svg': { color: 'fg.success' },
      '&[data-verdict=WrongAnswer] > svg': { color: 'fg.danger' },
      '&[data-verdict=NotFound] > svg': { color: 'fg.warning' },
    },
  },
})
