import { defineSlotRecipe } from '@pandacss/dev'
import { LARGE } from '../widths.ts'
import { cutInLine } from '../cut-text.ts'

/** At these widths the tools fit, but not the text next to them. */
const NARROW = '@media (min-width: 768px) and (max-width: 1079px)'

export const boardScreen = defineSlotRecipe({
  className: 'board-screen',
  slots: ['root', 'bar', 'find', 'findKey', 'choice', 'status', 'spread', 'wide', 'phone', 'replay', 'seg'],
  staticCss: ['*'],
  base: {
    root: {
      display: 'grid',
      gridTemplate: { base: '"bar" auto "side" auto "rows" auto / minmax(0, 1fr)' },
      paddingInline: { base: '0', md: '4' },
      paddingBlockEnd: '4',
      '& > *': { gridColumn: '1' },
      [LARGE]: {
        gridTemplate: '"bar side" auto "rows side" 1fr / minmax(0, 1fr) 332px',
        columnGap: '5',
        paddingInline: '6',
      },
    },
    bar: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: { base: 'toolbarTall', md: 'toolbar' },
      paddingInline: { base: '2', md: '0' },
      minWidth: '0',
      flexWrap: { base: 'wrap', md: 'nowrap' },
    },
    // Shrinks first, so that the state of the board stays readable.
    find: { flex: { base: '1', md: '0 8 232px' }, minWidth: { base: '0', md: '[120px]' } },
    findKey: { display: { base: 'none', lg: 'inline' } },
    choice: {
      display: { base: 'none', md: 'block' },
      flex: { base: '0 1 150px', xl: '0 1 190px' },
      minWidth: '0',
    },
    status: {
      ...cutInLine,
      display: { base: 'none', md: 'block' },
      fontSize: 'xs',
      color: 'fg.subtle',
      fontVariantNumeric: 'tabular-nums',
      '&[data-tone]': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1.5',
        minHeight: '6',
        paddingInline: '2',
        borderRadius: 'full',
        fontWeight: 'medium',
      },
      // On a phone the header shows the state of the connection, so here it is only for screen readers.
      '&:is([data-tone=stale], [data-tone=offline])': {
        mdDown: {
          position: 'absolute',
          width: 'px',
          minHeight: 'px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
      // On a phone the note about the freeze has a line of its own.
      '&[data-tone=ice]': {
        flex: { base: '[1 0 100%]', md: '[0 1 auto]' },
        order: { base: '1', md: '0' },
        marginBlockEnd: { base: '2', md: '0' },
        backgroundColor: 'ice.soft',
        color: 'ice.text',
      },
      '& > svg': { boxSize: '[14px]', flexShrink: '0' },
      '& > span': cutInLine,
      // Wraps, because next to the tools there is no room for a sentence in one line.
      [NARROW]: {
        whiteSpace: 'normal',
        fontSize: '2xs',
        lineHeight: '[1.2]',
        '&[data-tone]': { minHeight: '[2.125rem]', borderRadius: 'control' },
        '& > span[aria-hidden]': { whiteSpace: 'normal', lineClamp: '2' },
      },
      '&[data-tone=stale]': { backgroundColor: 'warning.soft', color: 'warning.text' },
      '&[data-tone=offline]': { backgroundColor: 'danger.soft', color: 'danger.text' },
    },
    spread: { flex: '1', display: { base: 'none', md: 'block' } },
    wide: { display: { base: 'none', md: 'flex' }, alignItems: 'center', gap: '1', flexShrink: '0' },
    phone: { display: { base: 'flex', md: 'none' }, alignItems: 'center', gap: '2', flexShrink: '0' },
    replay: { display: 'flex', minHeight: 'toolbar', alignItems: 'center' },
    /** Hidden below this width. The key V still changes the columns there. */
    seg: { display: { base: 'none', xl: 'inline-flex' } },
  },
})
