import { formatCount } from '#src/format/count.ts'
import { stream } from './stream.en.ts'

export const monitor = {
  title: 'Monitor',
  tabs: 'Monitor pages',
  tab: { events: 'Events', submissions: 'Submissions', cheatinfo: 'Cheating' },
  streaming: 'Streaming mode',
  streamingHint: 'Hides all submitted flags on these pages. Remembered in this browser.',
  hiddenAnswer: 'Flag hidden',
  sheets: 'Download',
  scoreboardSheet: 'Scoreboard',
  submissionSheet: 'Submissions',
  room: {
    title: 'Control room',
    /** Solves in 30 minutes, the share of wrong answers, and the number of silent challenges. */
    brief: (solves: string, wrong: string, silent: string) =>
      `Solves ${solves} · wrong ${wrong} · untouched ${silent}`,
    solves: 'Solves',
    solvesText: (count: number) =>
      count === 1 ? '1 in the last 30 minutes' : `${formatCount(count)} in the last 30 minutes`,
    busiest: (count: number) => `${formatCount(count)} in the busiest minute`,
    wrong: 'Wrong flags',
    wrongText: (wrong: number, judged: number, since: string) =>
      `${formatCount(wrong)} of ${formatCount(judged)} since ${since}`,
    wrongNone: (since: string) => `No submissions since ${since}`,
    containers: 'Instances',
    containersText: (running: number, waiting: number) =>
      waiting === 0 ? `${running} running` : `${running} running, ${waiting} waiting`,
    silent: 'Untouched challenges',
    silentText: (since: string) => `No solves, and no submissions since ${since}`,
    silentNone: (since: string) => `Every challenge was solved, or tried since ${since}`,
    silentEver: 'No solves and no submissions so far',
    neverSilent: 'Every challenge was solved or tried',
    /** Shown if the server does not count, so that the page counts the rows that it has loaded. */
    ofLoaded: 'Among the entries loaded here',
    more: (count: number) => `and ${formatCount(count)} more`,
    unknown: 'No data yet',
  },
  search: 'Search by team, user or challenge',
  searchAll: 'Search by team, user, challenge or flag',
  kind: 'Show',
  containers: { shown: 'All events', hidden: 'Without instance events' },
  status: {
    all: 'All',
    FlagSubmitted: 'Pending',
    Accepted: 'Correct',
    WrongAnswer: 'Wrong',
    NotFound: 'Not opened by the team',
    CheatDetected: 'Cheating',
  },
  event: {
    Normal: 'Message',
    ContainerStart: 'Instance started',
    ContainerDestroy: 'Instance stopped',
    FlagSubmit: 'Submission',
    CheatDetected: 'Cheating',
  },
  /** Stands in for the name of a deleted user or team. */
  nobody: 'deleted user',
  list: { events: 'Events, newest first', submissions: 'Submissions, newest first' },
  stream,
  events: {
    none: 'No events yet',
    noneText: 'Submissions and instance events appear here as they happen.',
  },
  submissions: {
    none: 'No submissions yet',
    noneText: 'Submissions appear here as soon as they are checked.',
    noneOf: 'No submissions of this kind',
  },
  cheats: {
    title: 'Teams that submitted another team’s flag',
    none: 'No shared flags found',
    noneText: 'If a team submits another team’s flag, both appear here side by side.',
    noMatch: 'No matches',
    pair: (one: string, other: string) => `${one} and ${other}`,
    count: (count: number) => (count === 1 ? '1 submission' : `${formatCount(count)} submissions`),
    owned: (count: number) => `Own flags submitted by the other team: ${formatCount(count)}`,
    sent: (count: number) => `Submitted flags of the other team: ${formatCount(count)}`,
    incident: (sender: string, owner: string) => `${sender} submitted the flag of ${owner}`,
    more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${formatCount(count)} more`),
    fewer: 'Show fewer',
    status: {
      Pending: 'Awaiting review',
      Accepted: 'Approved',
      Rejected: 'Rejected',
      Suspended: 'Banned',
      Unsubmitted: 'Not joined',
    },
    suspend: (team: string) => `Ban ${team}`,
    restore: (team: string) => `Lift ban on ${team}`,
    suspendBoth: 'Ban both',
    onlyAdmins: 'Only administrators can ban teams.',
    stop: 'Stop',
    waiting: 'The server is busy. This continues by itself.',
    failure: (team: string, why: string) => `${team}: ${why}`,
    left: (teams: string) => `Not processed: ${teams}`,
    retry: 'Try again',
    dismiss: 'Dismiss',
  },
}
export type MonitorWords = typeof monitor
