import { defineSlotRecipe } from '@pandacss/dev'

/** A recipe of its own, because it is below the first screenful of the front page and loads later. */
export const pastGames = defineSlotRecipe({
  className: 'past-games',
  slots: ['list', 'row', 'thumb', 'winner'],
  staticCss: ['*'],
  base: {
    list: { '& > li': { borderBlockStart: '1px solid {colors.border.line}' } },
    row: {
      display: 'grid',
      gridTemplateColumns: { base: '3rem minmax(0, 1fr)', md: '4rem minmax(0, 1fr) fit-content(14rem) auto' },
      alignItems: 'center',
      columnGap: '3',
      minHeight: '[3.125rem]',
      paddingBlock: '2',
      color: 'fg.muted',
      fontSize: 'sm',
      '& > b': { color: 'fg.default', fontWeight: 'semibold', overflowWrap: 'anywhere' },
      '& > span:last-child': { gridColumn: { base: '2', md: '4' } },
      _hover: { '& > b': { color: 'fg.link' } },
    },
    winner: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      gridColumn: { base: '2', md: '3' },
      minWidth: '0',
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& > i': { fontStyle: 'normal', fontVariantNumeric: 'tabular-nums', color: 'fg.subtle' },
    },
    thumb: { height: '[2.125rem]', borderRadius: 'small', gridRow: { base: '1 / 4', md: 'auto' } },
  },
})
