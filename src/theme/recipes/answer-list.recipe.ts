import { defineSlotRecipe } from '@pandacss/dev'
import { cutInLine } from '../cut-text.ts'

/**
 * There is room for the user, and then for the address, from these widths of the list on. The panel makes the
 * list narrower.
 */
const PERSON = '@container answers (min-width: 63rem)'
const ADDRESS = '@container answers (min-width: 69rem)'
/** The columns are time, verdict, team, user, challenge, flag, attempt and address. */
const COLUMNS = {
  base: '1.25rem minmax(0, 1fr) auto',
  md: '6.25rem 8rem minmax(0, 3fr) minmax(0, 3fr) minmax(0, 3fr) 2rem',
  [PERSON]: '6.25rem 8rem minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3fr) 2rem',
  [ADDRESS]: '6.25rem 8rem minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3fr) 2rem 8.5rem',
}

/** The submissions of a game: a line of tools, the names of the columns, and rows of one height. */
export const answerList = defineSlotRecipe({
  className: 'answer-list',
  slots: [
    'root',
    'tools',
    'views',
    'view',
    'search',
    'filter',
    'pause',
    'list',
    'head',
    'box',
    'row',
    'line',
    'time',
    'verdict',
    'team',
    'person',
    'challenge',
    'answer',
    'nth',
    'address',
    'name',
    'count',
    'end',
  ],
  staticCss: ['*'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      // Leaves room for the header, the foot and the bar of a phone, so that only the rows scroll.
      height: {
        base: 'calc(100dvh - {sizes.headerPhone} - {sizes.bar} - env(safe-area-inset-bottom))',
        md: 'calc(100dvh - {sizes.header} - var(--room-foot))',
      },
      // Removes the space that the header keeps below itself for other sections.
      marginBlockStart: 'calc(-1 * {spacing.4})',
      fontSize: 'sm',
    },
    tools: {
      // Positioned, so that its hidden labels do not make the page wider.
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: '0',
      // On a phone the views have a line of their own.
      height: { base: '[5.75rem]', md: '11' },
      flexWrap: { base: 'wrap', md: 'nowrap' },
      alignContent: 'center',
      rowGap: '1',
      '& > :nth-last-child(-n + 2)': { order: { base: '-1', md: '0' } },
      paddingInline: { base: '3', md: '4' },
      overflowX: 'auto',
      scrollbarWidth: 'none',
      boxShadow: 'inset 0 -1px {colors.border.surface}',
    },
    views: {
      display: 'flex',
      gap: '1',
      flexShrink: '0',
      width: { base: 'calc(100% - 6.5rem)', md: 'auto' },
      overflowX: 'auto',
      scrollbarWidth: 'none',
      order: { base: '-2', md: '0' },
    },
    view: {
      display: 'inline-flex',
      alignItems: 'center',
      height: { base: '9', md: '7' },
      paddingInline: '2',
      borderRadius: 'small',
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      _hover: { color: 'fg.default' },
      '&[aria-current=page]': { backgroundColor: 'bg.raised', color: 'fg.default' },
    },
    search: { flex: '1', minWidth: { base: '24', md: '32' }, maxWidth: '80', '& label': { srOnly: true } },
    // Hidden on a phone, where words in the search have the same effect.
    filter: {
      display: { base: 'none', md: 'block' },
      flexShrink: '0',
      width: '[9rem]',
      '& label': { srOnly: true },
    },
    /** As wide as its longest word, so that nothing moves. */
    pause: {
      flexShrink: '0',
      marginInlineStart: 'auto',
      width: '[6.5rem]',
      paddingInline: '0',
      fontVariantNumeric: 'tabular-nums',
    },
    list: {
      display: 'flex',
      flexDirection: 'column',
      flex: '1',
      minWidth: '0',
      containerType: 'inline-size',
      containerName: 'answers',
    },
    head: {
      display: { base: 'none', md: 'grid' },
      gridTemplateColumns: COLUMNS,
      columnGap: '3',
      alignItems: 'center',
      flexShrink: '0',
      height: '[1.625rem]',
      paddingInline: '4',
      boxShadow: 'inset 0 -1px {colors.border.surface}',
      color: 'fg.muted',
      fontSize: 'xs',
      '& > span': { fontFamily: 'sans' },
    },
    box: { position: 'relative', flex: '1', minHeight: '0', overflowY: 'auto', contain: 'strict' },
    row: {
      position: 'relative',
      boxSizing: 'border-box',
      height: { base: '[3.5625rem]', md: '7' },
      boxShadow: 'inset 0 -1px {colors.border.surface}',
      _hover: { backgroundColor: 'bg.hover' },
      // The button covers the row, so the row has its ring.
      '&:has([aria-expanded]:focus-visible)': {
        outline: '2px solid {colors.focus}',
        outlineOffset: '-2px',
        '@media (prefers-contrast: more)': { outlineWidth: '4px' },
      },
      '&:has([aria-expanded=true])': {
        backgroundColor: 'bg.own',
        boxShadow: 'inset 3px 0 {colors.brand.solid}, inset 0 -1px {colors.border.surface}',
      },
    },
    line: {
      display: 'grid',
      gridTemplateColumns: COLUMNS,
      gridTemplateAreas: { base: '"verdict team time" "verdict challenge answer"', md: 'none' },
      columnGap: { base: '2', md: '3' },
      alignContent: 'center',
      alignItems: 'center',
      height: 'full',
      paddingInline: { base: '3', md: '4' },
    },
    /** The button of the row, which covers all of it. */
    time: {
      cursor: 'pointer',
      '&::after': { content: '""', position: 'absolute', inset: '0' },
      _focusVisible: { outlineStyle: 'none' },
      gridArea: { base: 'time', md: 'auto' },
      color: 'fg.muted',
      fontFamily: 'mono',
      fontSize: 'xs',
      textAlign: { base: 'end', md: 'start' },
      whiteSpace: 'nowrap',
    },
    verdict: {
      gridArea: { base: 'verdict', md: 'auto' },
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minWidth: '0',
      color: 'fg.muted',
      '& > svg': { boxSize: '[0.875rem]', flexShrink: '0' },
      // A phone shows only the icon. Screen readers still get the word.
      '& > span': { ...cutInLine, srOnly: { base: true, md: false } },
      '&[data-verdict=Accepted]': { color: 'success.text' },
      '&[data-verdict=CheatDetected]': { color: 'danger.text' },
      '&[data-verdict=NotFound]': { color: 'warning.text' },
    },
    team: {
      gridArea: { base: 'team', md: 'auto' },
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minWidth: '0',
      fontWeight: 'semibold',
    },
    person: { ...cutInLine, display: 'none', color: 'fg.muted', [PERSON]: { display: 'block' } },
    challenge: {
      gridArea: { base: 'challenge', md: 'auto' },
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minWidth: '0',
      '& > svg': { boxSize: '[0.875rem]', flexShrink: '0' },
    },
    answer: {
      ...cutInLine,
      gridArea: { base: 'answer', md: 'auto' },
      maxWidth: { base: '[40vw]', md: 'full' },
      fontFamily: 'mono',
      fontSize: 'xs',
    },
    nth: {
      display: { base: 'none', md: 'block' },
      color: 'fg.muted',
      fontFamily: 'mono',
      fontSize: 'xs',
      textAlign: 'end',
    },
    address: {
      ...cutInLine,
      display: 'none',
      color: 'fg.muted',
      fontFamily: 'mono',
      fontSize: 'xs',
      [ADDRESS]: { display: 'block' },
    },
    name: {
      ...cutInLine,
      // Above the button of the row.
      position: 'relative',
      display: 'block',
      // As high as the smallest allowed target of a finger.
      lineHeight: '[1.5rem]',
      color: 'fg.default',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
    },
    count: {
      marginInlineEnd: '1.5',
      paddingInline: '1.5',
      borderRadius: 'small',
      backgroundColor: 'bg.raised',
      color: 'fg.default',
    },
    end: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      padding: '3',
      color: 'fg.muted',
    },
  },
})
