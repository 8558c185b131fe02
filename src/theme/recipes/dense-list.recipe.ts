import { defineSlotRecipe } from '@pandacss/dev'
import { cutInLine } from '../cut-text.ts'

/** From this width on there is room for further columns. */
const WIDE = '@media (min-width: 75rem)'

const shownFrom = (media: string, ...names: readonly string[]) => ({
  [names.map((name) => `& [data-cell=${name}]`).join(', ')]: {
    display: 'none',
    [media]: { display: 'flex' },
  },
})
/** On a phone a row is a card, in which each cell has its own area. */
const placed = (places: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(places).map(([name, gridArea]) => [
      `& [data-cell=${name}]`,
      { gridArea: { base: gridArea, md: 'auto' } },
    ]),
  )
const MD = '@media (min-width: 48rem)'
const MIDDLE = '@media (min-width: 56.25rem)'

/**
 * A section of a room or of the platform that is one list: tools, names of the columns, and rows of one
 * height.
 */
export const denseList = defineSlotRecipe({
  className: 'dense-list',
  slots: [
    'root',
    'tools',
    'views',
    'view',
    'search',
    'filter',
    'rest',
    'news',
    'grid',
    'head',
    'sort',
    'box',
    'row',
    'cell',
    'name',
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
        md: 'calc(100dvh - {sizes.header} - var(--room-foot, 0px))',
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
      height: { base: '12', md: '11' },
      paddingInline: { base: '3', md: '4' },
      overflowX: 'auto',
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
      // On a phone the search has a line of its own, also while a selection hides it: no row moves.
      '&[data-lines=two]': {
        height: { base: '[5.75rem]', md: '11' },
        flexWrap: { base: 'wrap', md: 'nowrap' },
        alignContent: 'center',
        rowGap: '1',
      },
      boxShadow: 'inset 0 -1px {colors.border.surface}',
      '&[data-chosen]': { backgroundColor: 'bg.own' },
      '& button': { flexShrink: '0' },
    },
    views: {
      display: 'flex',
      gap: '1',
      flexShrink: '0',
      maxWidth: 'full',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      '[data-lines=two] &': { width: { base: 'full', md: 'auto' } },
    },
    view: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      height: { base: '9', md: '7' },
      paddingInline: '2',
      borderRadius: 'small',
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      _hover: { color: 'fg.default' },
      '&[aria-pressed=true], &[aria-current=page]': { backgroundColor: 'bg.raised', color: 'fg.default' },
      '& > small': { fontSize: 'xs', fontVariantNumeric: 'tabular-nums' },
    },
    search: { flex: '1', minWidth: '40', maxWidth: '80', '& label': { srOnly: true } },
    filter: { flexShrink: '0', width: '[9rem]', '& label': { srOnly: true } },
    rest: { flex: '1' },
    news: { ...cutInLine, display: 'flex', alignItems: 'center', gap: '2', marginInlineStart: 'auto' },
    grid: { display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0', minWidth: '0' },
    head: {
      display: { base: 'none', md: 'grid' },
      gridTemplateColumns: 'var(--columns)',
      columnGap: '3',
      alignItems: 'center',
      flexShrink: '0',
      height: '[1.625rem]',
      paddingInline: '4',
      boxShadow: 'inset 0 -1px {colors.border.surface}',
      color: 'fg.muted',
      fontSize: 'xs',
      '& [data-cell]': { color: 'fg.muted', fontFamily: 'sans', fontSize: 'xs', fontWeight: 'normal' },
    },
    sort: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      height: '6',
      color: 'inherit',
      font: 'inherit',
      '& > svg': { boxSize: '3' },
      _hover: { color: 'fg.default' },
    },
    box: { position: 'relative', flex: '1', minHeight: '0', overflowY: 'auto', contain: 'strict' },
    row: {
      display: 'grid',
      gridTemplateColumns: 'var(--columns)',
      gridTemplateAreas: { base: 'var(--areas)', md: 'none' },
      columnGap: { base: '2', md: '3' },
      alignContent: 'center',
      alignItems: 'center',
      boxSizing: 'border-box',
      height: { base: 'var(--card)', md: 'var(--row)' },
      paddingInline: { base: '3', md: '4' },
      boxShadow: 'inset 0 -1px {colors.border.surface}',
      outlineOffset: '-2px',
      _hover: { backgroundColor: 'bg.hover' },
      '&[aria-selected=true]': { backgroundColor: 'bg.own' },
      '&[data-quiet]': { opacity: 'half' },
      '&[data-over]': { boxShadow: 'inset 0 2px {colors.brand.solid}' },
    },
    cell: {
      ...cutInLine,
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      '& > svg': { boxSize: '[0.875rem]', flexShrink: '0' },
      '&[data-tone=muted]': { color: 'fg.muted' },
      '&[data-tone=good]': { color: 'success.text' },
      '&[data-tone=warning]': { color: 'warning.text' },
      '&[data-tone=danger]': { color: 'danger.text' },
      '&[data-cell=acts]': { justifyContent: 'flex-end', gap: '1' },
      '&[data-cell=pick]': { overflow: 'visible' },
    },
    name: {
      ...cutInLine,
      display: 'block',
      // As high as the smallest allowed target of a finger.
      lineHeight: '[1.5rem]',
      color: 'inherit',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
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
  variants: {
    of: {
      instances: {
        grid: {
          '--row': '2rem',
          '--card': '5rem',
          '--areas': '"pick challenge state" "pick team left" "pick entry acts"',
          '--columns': {
            base: '1.5rem minmax(0, 1fr) auto',
            md: '1.5rem 6.5rem minmax(0, 3fr) minmax(0, 3fr) 7rem 5.5rem',
            [WIDE]: '1.5rem 6.5rem minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr) 7rem minmax(0, 2fr) 5.5rem',
          },
          ...placed({
            pick: 'pick',
            state: 'state',
            challenge: 'challenge',
            team: 'team',
            left: 'left',
            entry: 'entry',
            acts: 'acts',
          }),
          ...shownFrom(WIDE, 'by'),
          '& [data-cell=entry]': {
            gridArea: { base: 'entry', md: 'auto' },
            display: { base: 'flex', md: 'none' },
            fontFamily: 'mono',
            fontSize: 'xs',
            [WIDE]: { display: 'flex' },
          },
          '& [data-cell=left]': {
            gridArea: { base: 'left', md: 'auto' },
            justifyContent: { base: 'flex-end', md: 'flex-start' },
            fontVariantNumeric: 'tabular-nums',
          },
        },
      },
      teams: {
        grid: {
          '--row': '2rem',
          '--card': '3.5rem',
          '--areas': '"pick rank team points" "pick rank org solves"',
          '--columns': {
            base: '1.5rem 1.75rem minmax(0, 1fr) auto',
            md: '1.5rem 3rem minmax(0, 1fr) 6.5rem 4.5rem 4rem 5.25rem',
            [WIDE]:
              '1.5rem 3rem minmax(0, 3fr) minmax(0, 2fr) 3.5rem 6.5rem 4.5rem 4rem 4rem 5.25rem 4.5rem 5.5rem',
          },
          ...placed({ pick: 'pick', rank: 'rank', team: 'team', points: 'points', solves: 'solves' }),
          ...shownFrom(MD, 'state', 'last'),
          ...shownFrom(WIDE, 'people', 'wrong', 'seen', 'addresses'),
          '& [data-cell=org]': {
            gridArea: { base: 'org', md: 'auto' },
            display: { base: 'flex', md: 'none' },
            [WIDE]: { display: 'flex' },
          },
          '& :is([data-cell=rank], [data-cell=people], [data-cell=points], [data-cell=solves], [data-cell=wrong])':
            {
              justifyContent: 'flex-end',
              fontVariantNumeric: 'tabular-nums',
            },
          '& :is([data-cell=last], [data-cell=seen], [data-cell=addresses])': {
            justifyContent: 'flex-end',
            fontVariantNumeric: 'tabular-nums',
          },
          '& [role=gridcell]:is([data-cell=team], [data-cell=points])': { fontWeight: 'semibold' },
        },
      },
      review: {
        grid: {
          '--row': '2rem',
          '--card': '4.75rem',
          '--areas': '"pick team waits" "pick filled acts"',
          '--columns': {
            base: '1.5rem minmax(0, 1fr) auto',
            md: '1.5rem minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) 5rem 10.5rem',
            [WIDE]: '1.5rem minmax(0, 3fr) minmax(0, 2fr) 4rem minmax(0, 2fr) minmax(0, 2fr) 5rem 11rem',
          },
          ...placed({ pick: 'pick', team: 'team', filled: 'filled', acts: 'acts', waits: 'waits' }),
          ...shownFrom(MD, 'captain'),
          ...shownFrom(WIDE, 'org', 'people'),
          '& [data-cell=waits]': { justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums' },
          '& [role=gridcell][data-cell=team]': { fontWeight: 'semibold' },
        },
      },
      challenges: {
        grid: {
          '--row': '2rem',
          '--card': '3.5rem',
          '--areas': '"pick title worth on" "pick check solves acts"',
          '--columns': {
            base: '1.5rem minmax(0, 1fr) auto 2.25rem',
            md: '2.25rem minmax(0, 1fr) 5rem 3.5rem 2rem 6rem 5rem 1.5rem',
            [MIDDLE]: '2.25rem minmax(0, 1fr) 5rem 5rem 3.5rem 2.25rem 2rem 6rem 5rem 1.5rem',
            [WIDE]: '2.25rem minmax(0, 1fr) 5rem 7.5rem 6rem 3.25rem 3rem 3rem 2.25rem 2rem 6rem 5rem 1.5rem',
          },
          ...placed({
            pick: 'pick',
            title: 'title',
            worth: 'worth',
            solves: 'solves',
            on: 'on',
            check: 'check',
            acts: 'acts',
          }),
          ...shownFrom(MD, 'opens', 'time'),
          ...shownFrom(MIDDLE, 'category', 'hour'),
          ...shownFrom(WIDE, 'type', 'tries', 'share'),
          '& :is([data-cell=worth], [data-cell=solves], [data-cell=tries], [data-cell=hour])': {
            justifyContent: 'flex-end',
            gap: '1',
            fontVariantNumeric: 'tabular-nums',
          },
          // While a row is edited.
          '& [data-cell=time]': { gridColumn: 'span 2' },
        },
      },
      record: {
        grid: {
          '--row': '1.75rem',
          '--card': '3.5rem',
          '--areas': '"who time" "what what"',
          '--columns': {
            base: 'minmax(0, 1fr) auto',
            md: '5.5rem 7rem minmax(0, 3fr) minmax(0, 2fr)',
            [WIDE]: '6.25rem 8rem 8rem minmax(0, 4fr) minmax(0, 3fr) 7.5rem',
          },
          ...placed({ time: 'time', who: 'who', what: 'what' }),
          ...shownFrom(MD, 'facts'),
          ...shownFrom(WIDE, 'kind', 'address'),
          '& [role=gridcell]:is([data-cell=time], [data-cell=address])': {
            fontFamily: 'mono',
            fontSize: 'xs',
          },
        },
      },
    },
  },
})
