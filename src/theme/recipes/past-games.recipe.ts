import { defineSlotRecipe } from '@pandacss/dev'

/** In a recipe of its own, because it is below the first screenful of the front page and loads later. */
export const pastGames = defineSlotRecipe({
  className: 'past-games',
  slots: ['list', 'row', 'thumb'],
  staticCss: ['*'],
  base: {
    list: { '& > li': { borderBlockStart: '1px solid {colors.border.line}' } },
    row: {
      display: 'grid',
      gridTemplateColumns: { base: '3rem minmax(0, 1fr)', md: '4rem minmax(0, 1fr) auto' },
      alignItems: 'center',
      columnGap: '3',
      minHeight: '[3.125rem]',
      paddingBlock: '2',
      color: 'fg.muted',
      fontSize: 'sm',
      '& > b': { color: 'fg.default', fontWeight: 'semibold', overflowWrap: 'anywhere' },
      '& > span:last-child': { gridColumn: { base: '2', md: '3' } },
      _hover: { '& > b': { color: 'fg.link' } },
    },
    thumb: { height: '[2.125rem]', borderRadius: 'small', gridRow: { base: '1 / 3', md: 'auto' } },
  },
})
