import { defineSlotRecipe } from '@pandacss/dev'
import { cutInLine } from '../cut-text.ts'
import { coin, digits, NARROW, notch, u } from '../hall-units.ts'

/** Larger if there are few teams, so that they fill the screen as well. */
const grown = (size: number) => `calc(${u(size)} * var(--grow))`
/** Names grow less than their letters, so that the pennants have room. */
const named = (size: number) => `calc(${u(size)} * min(var(--grow), 1.2))`

export const hallStandings = defineSlotRecipe({
  className: 'hall-standings',
  slots: [
    'rows',
    'row',
    'rank',
    'place',
    'climb',
    'flag',
    'who',
    'name',
    'second',
    'pennant',
    'stripes',
    'coins',
    'coin',
    'score',
  ],
  staticCss: ['*'],
  base: {
    rows: {
      display: 'flex',
      flexDirection: 'column',
      paddingInlineStart: u(36),
      minHeight: '0',
      '--grow': '1',
      '--tall': '1',
      '&:not(:has(> li:nth-child(10)))': { '--grow': '1.15', '--tall': '1.15' },
      '&:not(:has(> li:nth-child(7)))': { '--grow': '1.4', '--tall': '1.4' },
      '&:not(:has(> li:nth-child(4)))': { '--grow': '1.55', '--tall': '2.7' },
      overflow: 'hidden',
      [NARROW]: { overflowY: 'auto', paddingInline: '3', '&::-webkit-scrollbar': { display: 'none' } },
    },
    row: {
      position: 'relative',
      flex: '62',
      minHeight: '0',
      // Limits the height of rows if there are few teams.
      maxHeight: `calc(${u(90)} * var(--tall))`,
      display: 'grid',
      gridTemplateColumns: `${u(96)} ${grown(48)} ${named(318)} minmax(0, 1fr) ${u(176)} ${grown(150)}`,
      alignItems: 'center',
      gap: u(16),
      backgroundColor: 'bg.canvas',
      borderBlockStartWidth: 'thin',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: 'border.canvas',
      '&:first-child': { borderBlockStartColor: 'transparent' },
      '&[data-top]': {
        flex: '84',
        maxHeight: `calc(${u(112)} * var(--tall))`,
        gridTemplateColumns: `${u(96)} ${grown(64)} ${named(302)} minmax(0, 1fr) ${u(176)} ${grown(150)}`,
      },
      '&[aria-current]': { backgroundColor: 'bg.selected', zIndex: '2' },
      [NARROW]: {
        flex: 'none',
        height: '3rem',
        gridTemplateColumns: '4.5rem 1.75rem minmax(0, 1fr) auto auto',
        gap: '2',
        '&[data-top]': {
          flex: 'none',
          gridTemplateColumns: '4.5rem 1.75rem minmax(0, 1fr) auto auto',
        },
      },
    },
    rank: { display: 'flex', alignItems: 'center', gap: u(8), fontSize: u(18), ...coin(54, 30) },
    place: {
      ...digits,
      width: u(46),
      textAlign: 'end',
      fontSize: u(30),
      fontWeight: 'semibold',
      color: 'fg.muted',
    },
    climb: {
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      color: 'fg.subtle',
      '&[data-way=up]': { color: 'brand.text' },
      [NARROW]: { fontSize: 'xs' },
    },
    flag: { display: 'block', '& > [data-flag]': { width: '100%!', height: 'auto!', aspectRatio: '1' } },
    who: { display: 'grid', minWidth: '0', lineHeight: '1.15' },
    name: {
      ...cutInLine,
      fontSize: grown(26),
      fontWeight: 'semibold',
      letterSpacing: '-0.015em',
      '[data-top] &': { fontSize: grown(33), fontWeight: 'bold', [NARROW]: { fontSize: 'lg' } },
      [NARROW]: { fontSize: 'md' },
    },
    second: { ...cutInLine, fontSize: grown(16), color: 'fg.subtle', [NARROW]: { fontSize: 'xs' } },
    pennant: { minWidth: '0', [NARROW]: { display: 'none' } },
    /** As long as the score, with a stripe for each category. */
    stripes: {
      display: 'flex',
      gap: u(2),
      width: 'var(--length)',
      height: grown(28),
      clipPath: notch(14),
      '& > *': { backgroundColor: 'var(--fill)', flexGrow: 'var(--points)', flexBasis: '0' },
      '[data-top] &': { height: grown(42), clipPath: notch(21) },
      // Keeps the colours visible below the ice of a freeze.
      '[data-frozen] &': {
        position: 'relative',
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: '0',
          flexGrow: '0',
          background: `repeating-linear-gradient(-45deg, {colors.bg.canvas} 0 ${u(2)}, transparent 0 ${u(12)})`,
        },
      },
      '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
    },
    coins: {
      display: 'flex',
      gap: u(12),
      justifyContent: 'flex-end',
      fontSize: u(19),
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      [NARROW]: { display: 'none' },
    },
    coin: { display: 'flex', alignItems: 'center', gap: u(5), ...coin(26, 16) },
    score: {
      ...digits,
      fontSize: grown(32),
      fontWeight: 'bold',
      textAlign: 'end',
      whiteSpace: 'nowrap',
      '[data-top] &': { fontSize: grown(40) },
    },
  },
})
