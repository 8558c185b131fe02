import { defineSlotRecipe } from '@pandacss/dev'
import { LARGE } from '../widths.ts'

/** The top of a game's page after the end, for a team that took part: its result comes first. */
export const gameOver = defineSlotRecipe({
  className: 'game-over',
  slots: ['stage', 'event', 'podium', 'room'],
  staticCss: ['*'],
  base: {
    stage: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
      gap: { base: '2', md: '3' },
      maxWidth: '[92.5rem]',
      padding: { base: '4', md: '8' },
      paddingBlockStart: { base: '3', md: '4' },
      paddingBlockEnd: { base: '4', md: '5' },
      [LARGE]: { maxWidth: '[102.5rem]', paddingInline: '12', paddingBlockStart: '7' },
    },
    /** The title of the game is smaller than the name of the team, which matters more here. */
    event: {
      lineClamp: '2',
      fontSize: 'md',
      fontWeight: 'medium',
      lineHeight: 'snug',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
      outlineStyle: 'none',
    },
    podium: {
      display: 'grid',
      alignContent: 'start',
      gridTemplateRows: { md: 'auto minmax(0, 1fr)' },
      minWidth: '0',
      paddingBlock: '[0.875rem]',
      paddingInline: '4',
      border: '1px solid {colors.border.surface}',
      borderRadius: 'card',
      backgroundColor: 'bg.surface',
      '& > h2': { fontSize: 'sm', color: 'fg.muted' },
      // The first team is highest and in the middle.
      '& > ol': {
        md: {
          minHeight: '[15rem]',
          alignItems: 'end',
          '& > li': { height: '[100%]' },
          '& > li:nth-child(1)': { order: '2' },
          '& > li:nth-child(2)': { order: '1', height: '[86%]' },
          '& > li:nth-child(3)': { order: '3', height: '[72%]' },
          // Wraps, so that the points are below the name.
          '& > li > div': { flexWrap: 'wrap', rowGap: '0' },
          '& > li > div > [title]': { flex: '1' },
          '& > li > div > b': { marginInlineStart: '0', width: 'full', paddingInlineStart: '7' },
          '& > li > [data-flag]': { maxWidth: '[calc(100% - 0.25rem)]' },
        },
      },
    },
    /** As high as its content, which loads later, so that nothing below moves. */
    room: {
      minHeight: { base: '[78.125rem]', md: '[40.5rem]' },
      // Lower, because no member has solved anything.
      '&[data-short]': { minHeight: { base: '[59.5rem]', md: '[40.5rem]' } },
    },
  },
})
