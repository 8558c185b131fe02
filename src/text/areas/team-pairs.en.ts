import { formatCount } from '#src/format/count.ts'

export const teamPairs = {
  title: 'Pairs of teams, the strongest first',
  note: 'A pair is a question, not a verdict.',
  search: 'Search by team, user or challenge',
  column: {
    when: 'When',
    one: 'Sent by',
    other: 'Flag of',
    challenge: 'Challenge',
    address: 'Address',
    alike: 'Alike',
    state: 'State',
    by: 'By',
  },
  noAddress: 'none',
  panel: 'Pair of teams',
  harmless: {
    foreign: 'Flags can also be leaked by mistake.',
    wrong: 'Two teams can make the same wrong guess.',
    address: 'A school often has one address for many teams.',
    order: 'After a release or a hint many teams solve the same in the same order.',
  },
  drawing: {
    title: 'Both teams over time',
    of: (team: string, tries: number, right: number, linked: number) =>
      [
        `${team}: ${tries === 1 ? '1 submission' : `${formatCount(tries)} submissions`}`,
        `${formatCount(right)} correct`,
        `${formatCount(linked)} linked`,
      ].join(', '),
    legend: { plain: 'wrong', good: 'correct', linked: 'links the teams' },
    none: 'Neither team has sent anything.',
  },
  none: 'No pairs of teams found',
  noneText: 'Flags of other teams, wrong flags, addresses and the order of solves are compared.',
  reason: {
    foreign: (count: number) =>
      count === 1 ? '1 flag of the other team' : `${formatCount(count)} flags of the other team`,
    wrong: (count: number) => (count === 1 ? '1 same wrong flag' : `${formatCount(count)} same wrong flags`),
    address: (count: number) => (count === 1 ? '1 shared address' : `${formatCount(count)} shared addresses`),
    order: (count: number) => `${formatCount(count)} solves in the same order`,
  },
  foreignFlags: 'Flags of the other team',
  wrongFlags: 'Same wrong flags',
  addresses: 'Shared addresses',
  order: 'Solved in the same order, within 5 minutes',
  otherTeams: (count: number) => (count === 1 ? 'and 1 other team' : `and ${formatCount(count)} other teams`),
  unlisted: (count: number) => `${formatCount(count)} more in the evidence`,
  evidence: 'Evidence',
  evidenceOn: (one: string, other: string) => `Evidence on ${one} and ${other}, as one file`,
  weaker: (count: number) =>
    count === 1 ? '1 weaker pair is left out.' : `${formatCount(count)} weaker pairs are left out.`,
  state: {
    of: (pair: string) => `State of ${pair}`,
    name: { Open: 'Not looked at', InHand: 'In hand', Dismissed: 'Dismissed', Suspended: 'Banned' },
    act: { Open: 'Not looked at', InHand: 'Take in hand', Dismissed: 'Dismiss' },
    done: {
      Open: (one: string, other: string) => `${one} and ${other}: not looked at.`,
      InHand: (one: string, other: string) => `${one} and ${other}: in hand.`,
      Dismissed: (one: string, other: string) => `${one} and ${other}: dismissed.`,
    },
    undo: 'Undo',
    open: (count: number) =>
      count === 1 ? '1 pair not looked at' : `${formatCount(count)} pairs not looked at`,
  },
}
export type TeamPairsWords = typeof teamPairs
