import { formatCount } from '#src/format/count.ts'

const teams = (count: number) => (count === 1 ? '1 team' : `${formatCount(count)} teams`)

export const review = {
  title: 'Teams',
  none: 'No teams have joined yet',
  noneText: 'Teams appear here as soon as one of their members joins.',
  refresh: 'Refresh',
  search: 'Search teams, members, emails, student IDs',
  filter: 'Status',
  every: 'All',
  all: (count: number) => `All ${formatCount(count)}`,
  of: {
    Pending: (count: number) => `Awaiting review ${formatCount(count)}`,
    Accepted: (count: number) => `Approved ${formatCount(count)}`,
    Rejected: (count: number) => `Rejected ${formatCount(count)}`,
    Suspended: (count: number) => `Banned ${formatCount(count)}`,
  },
  status: {
    Pending: 'Awaiting review',
    Accepted: 'Approved',
    Rejected: 'Rejected',
    Suspended: 'Banned',
    Unsubmitted: 'Not joined',
  },
  found: (found: number, all: number) =>
    found === all
      ? all === 1
        ? '1 team'
        : `${formatCount(all)} teams`
      : `${formatCount(found)} of ${formatCount(all)} teams`,
  noMatch: 'No teams match',
  clear: 'Clear search and filter',
  selectAll: (count: number) =>
    count === 1 ? 'Select 1 result' : `Select all ${formatCount(count)} results`,
  select: (team: string) => `Select ${team}`,
  selected: (count: number) => (count === 1 ? '1 team selected' : `${formatCount(count)} teams selected`),
  unselect: 'Clear selection',
  joined: (joined: number, members: number) => `${formatCount(joined)} of ${formatCount(members)} joined`,
  members: 'Members',
  membersOf: (team: string) => `Members of ${team}`,
  captain: 'Captain',
  hasJoined: 'Joined',
  hasNotJoined: 'Not joined',
  facts: { realName: 'Name', stdNumber: 'Student ID', email: 'Email', phone: 'Phone' },
  unknown: 'not provided',
  act: { Accepted: 'Approve', Rejected: 'Reject', Suspended: 'Ban', restore: 'Lift ban' },
  actOn: {
    Accepted: (team: string) => `Approve ${team}`,
    Rejected: (team: string) => `Reject ${team}`,
    Suspended: (team: string) => `Ban ${team}`,
    restore: (team: string) => `Lift ban on ${team}`,
  },
  actOnMany: {
    Accepted: (count: number) => `Approve ${formatCount(count)}`,
    Rejected: (count: number) => `Reject ${formatCount(count)}`,
    Suspended: (count: number) => `Ban ${formatCount(count)}`,
  },
  bar: 'Actions for the selected teams',
  progress: 'Progress',
  doing: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)} done`,
  waiting: 'The server is busy. This continues by itself.',
  reading: 'Refreshing the list…',
  stop: 'Stop',
  reported: (done: number, open: number) =>
    `${done === 1 ? '1 team' : `${formatCount(done)} teams`} done, ${formatCount(open)} failed`,
  stopped: (left: number) =>
    left === 1 ? '1 team was not processed.' : `${formatCount(left)} teams were not processed.`,
  failure: (team: string, why: string) => `${team}: ${why}`,
  more: (count: number) => `and ${formatCount(count)} more`,
  retry: 'Retry',
  dismiss: 'Dismiss',
  waitingTeams: 'Teams that wait for review',
  approveAll: (count: number) => `Approve all ${formatCount(count)} …`,
  undo: 'Undo',
  undoOn: (team: string) => `Undo for ${team}`,
  decided: {
    Pending: (count: number) => `${teams(count)} back in review`,
    Accepted: (count: number) => `${teams(count)} approved`,
    Rejected: (count: number) => `${teams(count)} rejected`,
    Suspended: (count: number) => `${teams(count)} banned`,
    Unsubmitted: (count: number) => teams(count),
  },
  changedMeanwhile: (count: number) => `${formatCount(count)} changed: show them`,
  allThere: 'all there',
  missing: (facts: string) => `no ${facts}`,
  never: 'never',
  solves: (count: number) => (count === 1 ? '1 solve' : `${formatCount(count)} solves`),
  column: {
    pick: 'Select',
    rank: 'Rank',
    team: 'Team',
    org: 'Organisation',
    people: 'People',
    state: 'Status',
    points: 'Points',
    solves: 'Solves',
    wrong: 'Wrong',
    last: 'Last solve',
    seen: 'Seen',
    addresses: 'Addresses',
    captain: 'Captain',
    filled: 'Filled in',
    waits: 'Waits',
    acts: 'Decision',
  },
  ask: {
    reason: 'Reason, as the members read it',
    reasonHint: 'Say what happened and where they can reply. Empty: they read only that they are banned.',
    title: {
      Accepted: (count: number) => `Approve ${teams(count)}`,
      Rejected: (count: number) => `Reject ${teams(count)}`,
      Suspended: (count: number) => `Ban ${teams(count)}`,
    },
    lines: {
      Accepted: ['They may play, and their members can’t change until the game ends.'],
      Rejected: ['They can’t play. They may apply again.'],
      Suspended: [
        'They can’t play on, and their instances stop.',
        'Their solves leave the scoreboard, and other teams move up.',
      ],
    },
    undo: {
      Accepted: 'Undo puts them back in review.',
      Rejected: 'Undo puts them back in review.',
      Suspended: 'Undo or Lift ban brings them back with all solves.',
    },
  },
  pages: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
  },
}
export type ReviewWords = typeof review
