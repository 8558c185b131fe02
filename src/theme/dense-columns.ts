/** There is room for further columns from this width on. */
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

/** Within `answerList`, whose width the panel of a row changes. */
const ROOMY = '@container answers (min-width: 58rem)'

/** The columns of each list, and on a phone the areas of a card. */
export const denseColumns = {
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
  pairs: {
    grid: {
      '--row': '1.75rem',
      '--card': '3.5rem',
      '--areas': '"one other when" "challenge challenge state"',
      '--columns': {
        base: 'minmax(0, 1fr) minmax(0, 1fr) auto',
        md: '7rem minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) 3rem 6.5rem',
        [ROOMY]: '7rem minmax(0, 3fr) minmax(0, 3fr) minmax(0, 3fr) 8.5rem 3rem 7.5rem 6rem',
      },
      ...placed({ when: 'when', one: 'one', other: 'other', challenge: 'challenge', state: 'state' }),
      ...shownFrom(MD, 'alike'),
      ...shownFrom(ROOMY, 'address', 'by'),
      // The selector differs from the one above, whose key it would replace.
      '& :is([data-cell=alike])': { justifyContent: 'flex-end', fontVariantNumeric: 'tabular-nums' },
      '& [role=gridcell]:is([data-cell=when], [data-cell=address])': {
        fontFamily: 'mono',
        fontSize: 'xs',
        whiteSpace: 'nowrap',
      },
      '& [role=gridcell]:is([data-cell=one], [data-cell=other])': { fontWeight: 'semibold' },
      '& [role=gridcell][data-cell=state]': { justifyContent: { base: 'flex-end', md: 'flex-start' } },
      // The button of the row covers all of it, below the names that lead to pages.
      '& [role=gridcell][data-cell=when] > button::after': {
        content: '""',
        position: 'absolute',
        inset: '0',
      },
      '& [role=gridcell] > a': { position: 'relative' },
    },
    row: {
      position: 'relative',
      '&:has([aria-expanded=true])': {
        backgroundColor: 'bg.own',
        boxShadow: 'inset 3px 0 {colors.brand.solid}, inset 0 -1px {colors.border.surface}',
      },
    },
  },
  users: {
    // The rows begin 142 px below the top of a phone.
    tools: { '&[data-lines=two]': { height: { base: '[5.625rem]', md: '11' } } },
    grid: {
      '--row': '2rem',
      '--card': '3.5rem',
      '--areas': '"pick user seen acts" "pick email role acts"',
      '--columns': {
        base: '1.5rem minmax(0, 1fr) auto 2.5rem',
        md: '1.5rem minmax(0, 1fr) minmax(0, 1fr) 6.5rem 5rem 4rem 6rem',
        [WIDE]: '1.5rem minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr) 7rem 5.5rem 5.5rem 8.5rem 4.5rem 6rem',
      },
      ...placed({ pick: 'pick', user: 'user', email: 'email', role: 'role', seen: 'seen', acts: 'acts' }),
      ...shownFrom(MD, 'active'),
      ...shownFrom(WIDE, 'person', 'since', 'from'),
      '& [role=gridcell]:is([data-cell=role], [data-cell=seen])': {
        justifyContent: { base: 'flex-end', md: 'flex-start' },
        fontVariantNumeric: 'tabular-nums',
      },
      '& [role=gridcell][data-cell=from]': { fontFamily: 'mono', fontSize: 'xs' },
      '& [role=gridcell][data-cell=user]': { fontWeight: 'semibold' },
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
      // An edited row needs two columns for the time.
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
} as const
