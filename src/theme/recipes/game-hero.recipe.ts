import { defineSlotRecipe } from '@pandacss/dev'
import { LARGE } from '../widths.ts'

export const gameHero = defineSlotRecipe({
  className: 'game-hero',
  slots: ['hero', 'poster', 'words', 'tags', 'title', 'lead', 'acts', 'time', 'step'],
  staticCss: ['*'],
  base: {
    hero: {
      position: 'relative',
      overflow: 'hidden',
      minHeight: { base: '0', md: '[20.375rem]' },
      // Visible while the game loads, because the poster covers it afterwards.
      backgroundColor: 'bg.surface',
      [LARGE]: { minHeight: '[25rem]' },
    },
    poster: {
      position: { base: 'relative', md: 'absolute' },
      inset: { md: '0' },
      height: { base: '[6.5rem]', md: 'auto' },
      // Wipes the picture away like a curtain at the start of the game.
      '[data-opened] > &': { animation: 'wipe {durations.climb} {easings.out}' },
      '& > [data-poster]': { position: 'absolute', inset: '0' },
    },
    words: {
      position: 'relative',
      maxWidth: '[56rem]',
      paddingBlockStart: { base: '4', md: '[2.125rem]' },
      paddingBlockEnd: { base: '5', md: '[1.375rem]' },
      paddingInline: { base: '4', md: '8' },
      [LARGE]: { paddingBlockStart: '[3.375rem]', paddingInline: '12', maxWidth: '[62rem]' },
    },
    tags: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '[1.125rem]',
      rowGap: '1',
      fontSize: 'sm',
      fontWeight: 'medium',
      color: 'fg.muted',
    },
    title: {
      marginBlockStart: '[0.625rem]',
      marginBlockEnd: '2',
      fontSize: { base: '[2.125rem]', md: '5xl', lg: '6xl' },
      fontWeight: 'bold',
      lineHeight: '[1.05]',
      letterSpacing: '[-0.04em]',
      overflowWrap: 'anywhere',
      textWrap: 'balance',
      outlineStyle: 'none',
      [LARGE]: { fontSize: '7xl' },
      // A long title needs space for three lines, so it is smaller.
      '&[data-long]': { fontSize: { base: '2xl', md: '4xl' } },
    },
    lead: {
      maxWidth: '[34em]',
      fontSize: { base: 'md', md: 'xl' },
      lineHeight: 'normal',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
    },
    acts: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      // As high as its buttons, which load later.
      minHeight: '[2.875rem]',
      marginBlockStart: { base: '[1.125rem]', md: '[1.625rem]' },
      // Hides the icons on phones, so that both buttons fit into a line.
      '& > * > svg': { display: { base: 'none', md: 'block' } },
    },
    time: {
      display: 'grid',
      lineHeight: 'tight',
      '&:not(:first-child)': { marginInlineStart: { md: '[0.625rem]' } },
      '& > b': { textStyle: 'digits', fontSize: '2xl', fontWeight: 'semibold' },
      '& > span': { fontSize: 'xs', color: 'fg.muted' },
    },
    step: {
      // Room for three lines, or four on narrow screens.
      minHeight: { base: '[4.5rem]', md: '[4.75rem]', lg: '14' },
      marginBlockStart: '4',
      fontSize: 'sm',
      lineHeight: 'snug',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
      '& > h2': { fontSize: 'md', fontWeight: 'semibold', color: 'fg.default' },
      '& > [role=alert], & > [role=status]': { marginBlockStart: '2' },
    },
  },
})
