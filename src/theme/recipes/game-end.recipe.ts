import { defineSlotRecipe } from '@pandacss/dev'
import { cutInLine } from '../cut-text.ts'

const notch = 'polygon(0 0, 100% 0, calc(100% - 5px) 50%, 100% 100%, 0 100%)'

/** The panels below the result of a team, after the end of a game. */
export const gameEnd = defineSlotRecipe({
  className: 'game-end',
  slots: [
    'root',
    'panel',
    'way',
    'line',
    'best',
    'members',
    'member',
    'bar',
    'around',
    'neighbour',
    'categories',
    'category',
    'segments',
    'next',
    'picture',
  ],
  staticCss: ['*'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      gap: { base: '2', md: '3' },
    },
    panel: {
      minWidth: '0',
      paddingBlock: '[0.875rem]',
      paddingInline: '4',
      border: '1px solid {colors.border.surface}',
      borderRadius: 'card',
      backgroundColor: 'bg.surface',
      '& > h2': { marginBlockEnd: '[0.625rem]', fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted' },
      '&[data-wide]': { gridColumn: '1 / -1' },
      // Fixed heights, so that nothing moves when the content loads.
      height: { base: '[14rem]', md: '[13.75rem]' },
      '&:is([data-members], [data-categories])': {
        height: { base: '[18rem]', md: '[22.25rem]' },
        overflowY: 'auto',
      },
      '&[data-categories]': { height: { base: '[23.5rem]', md: '[22.25rem]' } },
    },
    way: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '2',
      '& > svg': { gridRow: '1 / 3', width: 'full', height: '[7rem]', overflow: 'visible' },
      '& > span': { fontFamily: 'mono', fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted' },
      '& > span:last-of-type': { alignSelf: 'end' },
    },
    line: {
      '& > path': { fill: '[none]', vectorEffect: 'non-scaling-stroke' },
      '& > path[data-grid]': { stroke: 'border.control', strokeDasharray: '[2 4]' },
      '& > path:last-child': {
        stroke: 'brand.text',
        strokeWidth: '[2.5px]',
        strokeLinejoin: 'round',
        forcedColorAdjust: 'none',
      },
    },
    best: {
      ...cutInLine,
      marginBlockStart: '2',
      fontSize: 'xs',
      color: 'fg.muted',
      '& > b': { fontWeight: 'semibold' },
    },
    members: { display: 'grid', gap: '2' },
    member: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '[0.625rem]',
      rowGap: '0.5',
      fontSize: 'sm',
      lineHeight: 'snug',
      '& > :first-child': { gridRow: '1 / 4', alignSelf: 'start' },
      '& > b': { ...cutInLine, fontWeight: 'medium' },
      '& > b:last-of-type': { textStyle: 'digits', fontWeight: 'semibold', textAlign: 'end' },
      '& > small': { ...cutInLine, gridColumn: '2 / -1', fontSize: 'xs', color: 'fg.muted' },
    },
    bar: {
      gridColumn: '2 / -1',
      height: '[0.625rem]',
      borderRadius: '[2px]',
      backgroundColor: 'brand.solid',
      clipPath: notch,
      forcedColorAdjust: 'none',
    },
    around: { display: 'grid', gap: '0.5', marginInline: '[-0.375rem]' },
    neighbour: {
      display: 'grid',
      gridTemplateColumns: 'minmax(1.5rem, auto) auto minmax(0, 1fr) auto 4rem',
      alignItems: 'center',
      columnGap: '[0.5625rem]',
      minHeight: '[1.8125rem]',
      paddingInline: '1.5',
      borderRadius: 'small',
      fontSize: 'sm',
      '& > b:first-child': { color: 'fg.muted', fontWeight: 'medium', textAlign: 'end' },
      '& > span': cutInLine,
      '& > b': { textStyle: 'digits', fontWeight: 'semibold' },
      '& > small': {
        fontSize: 'xs',
        fontVariantNumeric: 'tabular-nums',
        color: 'fg.muted',
        textAlign: 'end',
      },
      '&[data-own]': {
        backgroundColor: 'bg.own',
        fontWeight: 'semibold',
        _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
    categories: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
      columnGap: '7',
      rowGap: '1.5',
    },
    category: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) 5.5rem 2.5rem',
      alignItems: 'center',
      columnGap: '[0.5625rem]',
      fontSize: 'sm',
      '& > svg': { boxSize: '4', color: 'var(--ink)' },
      '& > span': { ...cutInLine, color: 'fg.default' },
      '& > b': {
        fontWeight: 'medium',
        fontVariantNumeric: 'tabular-nums',
        textAlign: 'end',
        color: 'fg.muted',
      },
    },
    segments: {
      display: 'flex',
      gap: '2px',
      '& > i': {
        flex: '1',
        height: '[0.375rem]',
        borderRadius: '[2px]',
        backgroundColor: 'bg.pressed',
        forcedColorAdjust: 'none',
        '&[data-solved]': { backgroundColor: 'var(--fill)' },
      },
    },
    next: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'start',
      gap: '[0.625rem]',
      minHeight: { base: '[6.125rem]', md: '11' },
    },
    /** Holds the colours of the picture, because a picture is drawn without a style sheet. */
    picture: {
      display: 'contents',
      color: 'fg.default',
      '--muted': '{colors.fg.muted}',
      '--pole': '{colors.border.control}',
      '--edge': '{colors.border.edge}',
      '--digits': '{fonts.mono}',
      ...metal(1, 'gold'),
      ...metal(2, 'silver'),
      ...metal(3, 'bronze'),
    },
  },
})

function metal(place: number, name: 'gold' | 'silver' | 'bronze') {
  return {
    [`--coin-${place}`]: `{colors.medal.${name}.coin}`,
    [`--figure-${place}`]: `{colors.medal.${name}.figure}`,
    [`--rim-${place}`]: `{colors.medal.${name}.rim}`,
  }
}
