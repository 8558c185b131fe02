import { defineSlotRecipe } from '@pandacss/dev'

/** One line of a stream on wide screens, a small card on narrow ones. */
export const streamRow = defineSlotRecipe({
  className: 'stream-row',
  slots: ['root', 'source'],
  staticCss: ['*'],
  base: {
    root: {
      display: 'grid',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      paddingInline: '3',
      paddingBlock: '2',
    },
    /** The team, the user and the time of an entry. */
    source: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      rowGap: '1',
      color: 'fg.muted',
      fontSize: 'sm',
    },
  },
  variants: {
    of: {
      record: {
        root: {
          gridTemplateColumns: {
            base: 'minmax(0, 1fr)',
            md: 'minmax({sizes.48}, auto) minmax(0, 1fr) fit-content(45%)',
          },
        },
      },
      game: {
        root: {
          gridTemplateColumns: {
            base: 'auto minmax(0, 1fr)',
            md: 'minmax({sizes.32}, auto) minmax(0, 1fr) fit-content(45%)',
          },
        },
        source: { gridColumn: { base: '1 / -1', md: 'auto' } },
      },
    },
  },
})
