import { defineSlotRecipe } from '@pandacss/dev'

/** A row of a list of games, challenges or teams: its facts, with its buttons next to or below them. */
export const listRow = defineSlotRecipe({
  className: 'list-row',
  slots: ['root', 'acts', 'whole', 'more', 'turn', 'thumb', 'picture'],
  staticCss: ['*'],
  base: {
    root: {
      display: 'grid',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '3',
      padding: '3',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border.surface',
      borderRadius: 'card',
      backgroundColor: 'bg.surface',
    },
    acts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    whole: { gridColumn: '1 / -1' },
    /** Details that open below the rest of the row. */
    more: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      gridColumn: '1 / -1',
      paddingBlockStart: '3',
      borderBlockStartWidth: 'thin',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: 'border.surface',
    },
    /** A switch has the width of its longer label, so that the row does not move. */
    turn: { minWidth: '24' },
    thumb: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      boxSize: '12',
      borderRadius: 'small',
      backgroundColor: 'bg.inset',
      color: 'fg.muted',
    },
    picture: { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
  },
  variants: {
    /** Decides the first column of the row. */
    begins: {
      facts: { root: { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' } } },
      picture: {
        root: { gridTemplateColumns: { base: 'auto minmax(0, 1fr)', lg: 'auto minmax(0, 1fr) auto' } },
        acts: { gridColumn: { base: '1 / -1', lg: 'auto' } },
      },
      /** These rows have few buttons, so they fit next to the facts on narrower screens. */
      choice: {
        root: { gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' } },
        acts: { gridColumn: { base: '1 / -1', md: 'auto' } },
      },
    },
    /**
     * Used for lists of hundreds. The browser lays out only visible rows, and the others keep about their
     * height.
     */
    many: { true: { root: { contentVisibility: 'auto', containIntrinsicSize: 'auto {sizes.24}' } } },
  },
})
