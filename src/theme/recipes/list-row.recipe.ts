import { defineSlotRecipe } from '@pandacss/dev'

/** A row of a list of games, challenges, teams: its facts, and beside or below them its buttons. */
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
    /** It opens below the rest. */
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
    /** A switch whose words change is as wide with either, so that its row stays as it is. */
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
    /** The first column of the row. */
    begins: {
      facts: { root: { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' } } },
      picture: {
        root: { gridTemplateColumns: { base: 'auto minmax(0, 1fr)', lg: 'auto minmax(0, 1fr) auto' } },
        acts: { gridColumn: { base: '1 / -1', lg: 'auto' } },
      },
      /** Its buttons are few, so they have room beside it sooner. */
      choice: {
        root: { gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' } },
        acts: { gridColumn: { base: '1 / -1', md: 'auto' } },
      },
    },
    /** There may be hundreds. The browser lays out visible ones only, and the rest keep about their height. */
    many: { true: { root: { contentVisibility: 'auto', containIntrinsicSize: 'auto {sizes.24}' } } },
  },
})
