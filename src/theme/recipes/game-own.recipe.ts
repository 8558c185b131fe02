import { defineSlotRecipe } from '@pandacss/dev'
import { cutInLine } from '../cut-text.ts'
import { LARGE } from '../widths.ts'

export const gameOwn = defineSlotRecipe({
  className: 'game-own',
  slots: ['result', 'mast', 'outcome', 'place', 'onStage', 'keep', 'own', 'ownTitle', 'team', 'facts'],
  staticCss: ['*'],
  base: {
    /** The own flag on its pole, with the result. */
    result: {
      overflow: 'hidden',
      display: 'flex',
      gap: { base: '4', md: '10' },
      minHeight: { base: '[16.5rem]', md: '[20.5rem]' },
      paddingInline: { base: '4', md: '9' },
      borderRadius: 'poster',
      backgroundColor: 'bg.own',
    },
    mast: {
      position: 'relative',
      flexShrink: '0',
      width: { base: '20', md: '[14rem]' },
      marginBlockStart: { base: '5', md: '8' },
      paddingInlineStart: { base: '1', md: '[7px]' },
      // The flag is three to two.
      [LARGE]: { width: '[21.5rem]' },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        left: '0',
        width: { base: '1', md: '[7px]' },
        borderTopRadius: 'full',
        backgroundColor: 'fg.muted',
      },
      '& > [data-flag]': {
        marginBlockStart: '2',
        width: { base: '[4.75rem]!', md: '[13.5rem]!' },
        height: { base: '[3.125rem]!', md: '[9rem]!' },
        [LARGE]: { width: '[21rem]!', height: '[14rem]!' },
        animation: 'hoist {durations.climb} {easings.hoist} both',
      },
    },
    outcome: {
      minWidth: '0',
      paddingBlock: { base: '4', md: '8' },
      '& > h1 + p': { minHeight: '5', color: 'fg.muted', lineHeight: 'snug' },
      '& > h2': {
        ...cutInLine,
        fontSize: { base: 'xl', md: '3xl' },
        fontWeight: 'bold',
        letterSpacing: 'tight',
        lineHeight: 'tight',
      },
      '& > dl': { justifyContent: 'flex-start', flexWrap: 'wrap', columnGap: { base: '4', md: '8' } },
      '& dd': { display: 'flex', alignItems: 'center', gap: '1' },
    },
    place: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      minHeight: { base: '[6.75rem]', md: '[6rem]' },
      lineHeight: 'snug',
      color: 'fg.muted',
      '& > b': {
        textStyle: 'digits',
        fontSize: { base: '5xl', md: '7xl' },
        fontWeight: 'bold',
        letterSpacing: '[-0.06em]',
        lineHeight: '[1.25]',
        color: 'fg.default',
      },
    },
    onStage: {
      display: 'grid',
      gap: '2',
      marginBlockStart: '4',
      color: 'fg.muted',
      '& > b': { fontSize: { base: 'lg', md: '2xl' }, lineHeight: 'tight', color: 'fg.default' },
    },
    // Its button comes later.
    keep: { minHeight: '[2.125rem]', marginBlockStart: '4' },
    own: {
      gridColumn: '1 / -1',
      paddingBlock: '[0.875rem]',
      paddingInline: '4',
      borderRadius: 'card',
      backgroundColor: 'bg.own',
    },
    ownTitle: { marginBlockEnd: '[0.625rem]', fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted' },
    team: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      lineHeight: '[1.25]',
      '& > p': { display: 'grid', minWidth: '0' },
      '& b': { ...cutInLine, fontWeight: 'semibold' },
      '& p > span': { ...cutInLine, fontSize: 'xs', color: 'fg.muted' },
    },
    facts: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      marginBlockStart: '3',
      '& dt': { fontSize: 'xs', color: 'fg.muted' },
      '& dd': {
        textStyle: 'digits',
        minHeight: '[1.15em]',
        fontSize: '2xl',
        fontWeight: 'bold',
        lineHeight: '[1.15]',
      },
    },
  },
})
