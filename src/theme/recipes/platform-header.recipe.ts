import { defineSlotRecipe } from '@pandacss/dev'
import { headerLine } from '../header-line.ts'

/** The header of a platform section that is one dense list. It replaces the strip for toasts. */
export const platformHeader = defineSlotRecipe({
  className: 'platform-header',
  slots: ['root', 'title', 'tabs', 'lane'],
  staticCss: ['*'],
  base: {
    root: {
      ...headerLine,
      gridTemplateColumns: '[title] auto [tabs] minmax(0, 1fr)',
      columnGap: '4',
      // As in the room, because a dense list removes it.
      marginBlockEnd: '4',
    },
    title: {
      gridColumn: 'title',
      fontSize: 'md',
      fontWeight: 'semibold',
      outlineStyle: 'none',
      // Between phones and desktops there is room only for the tabs, of which the current one has the same name.
      position: { md: 'absolute', lg: 'static' },
      clipPath: { md: 'inset(50%)', lg: 'none' },
    },
    tabs: {
      gridColumn: { md: '1 / -1', lg: 'tabs' },
      alignSelf: 'stretch',
      // A phone has the sections in its bottom bar.
      display: { base: 'none', md: 'grid' },
      minWidth: '0',
      '& > nav': { boxShadow: 'none' },
    },
    /** Toasts cover the tabs. Presses go through them. */
    lane: { position: 'absolute', inset: '0', pointerEvents: 'none' },
  },
})
