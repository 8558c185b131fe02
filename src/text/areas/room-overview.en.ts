import { formatCount } from '#src/format/count.ts'

const teams = (count: number) => (count === 1 ? '1 team' : `${formatCount(count)} teams`)

export const roomOverview = {
  figures: 'Figures of the game',
  figure: {
    solves: 'Solves',
    wrong: 'Wrong',
    atWork: 'Teams at work',
    instances: 'Instances',
    silent: 'Untouched',
    answers: 'Submissions',
    hidden: 'Hidden',
    trueFirst: 'True first',
    teams: 'Teams',
    pairs: 'Equal flags',
    unsolved: 'Unsolved',
    waiting: 'Waiting teams',
    atStart: 'Open at the start',
    later: 'Open later',
    off: 'Turned off',
  },
  aMinute: (count: string) => `${count} a minute`,
  lastHour: (count: number) => `${formatCount(count)} in the last hour`,
  ofAnswers: (percent: string, count: number) => `${percent} of ${formatCount(count)}`,
  usual: (low: number, high: number) => `last hour, usual ${low}–${high}%`,
  noUsual: 'last hour',
  of: (count: number, all: number) => `${formatCount(count)} of ${formatCount(all)}`,
  active: 'submitted in the last 15 min',
  running: (count: number) => `${formatCount(count)} running`,
  queue: (waiting: number) => (waiting === 0 ? 'none wait' : `${formatCount(waiting)} wait`),
  challenges: (count: number) => (count === 1 ? '1 challenge' : `${formatCount(count)} challenges`),
  noTry: 'no try for 3 h or more',
  ofTeams: (count: number) => `of ${teams(count)}`,
  publicFirst: (name: string) => `public first: ${name}`,
  nobody: 'no one',
  solvedOne: 'have solved one',
  inAll: 'in the whole game',
  notLooked: 'pairs of teams',
  never: 'challenges',
  accepted: 'accepted',
  forApproval: 'for approval',
  attention: 'Needs attention',
  gravest: (count: number) => `${formatCount(count)}, the gravest first`,
  clear: 'Nothing needs you. Whatever does appears here by itself.',
  snoozed: (count: number) => `Snoozed ${formatCount(count)}`,
  check: {
    accept: 'Accept',
    acceptOf: (what: string) => `Accept: ${what}`,
    accepted: 'Accepted',
    takeBack: 'Take back',
    takeBackOf: (what: string) => `Take back: ${what}`,
    acceptedCount: (count: number) => `${formatCount(count)} accepted`,
    title: 'Before it opens',
    counts: (must: number, likely: number, know: number) =>
      `${formatCount(must)} must be fixed, ${formatCount(likely)} likely, ${formatCount(know)} good to know`,
    grade: { Error: 'Must', Warning: 'Likely', Information: 'Know' },
    again: 'Check again',
    clear: 'Nothing stands in the way.',
  },
  stale: (at: string) => `The server can’t be reached. All of this is as of ${at}.`,
  unreachable: 'Not possible now: the server can’t be reached',
  ceremony: 'Before the ceremony',
  toCeremony: 'Ceremony',
  hiddenLeft: (count: number) =>
    count === 1
      ? '1 solve is hidden until the reveal'
      : `${formatCount(count)} solves are hidden until the reveal`,
  grade: {
    InstancesFail: 'Broken',
    DiskFull: 'Disk',
    SameWrongAnswer: 'Flag?',
    MailStuck: 'Mail',
    Soon: 'Soon',
    Pairs: 'Cheat',
    SuddenWave: 'Wave',
    TeamsWaiting: 'Review',
    Silent: 'Untouched',
  },
  cause: {
    InstancesFail: (_: number, title: string) => `${title}: instances don’t start`,
    DiskFull: (free: number) => `${free}% of the disk is free`,
    SameWrongAnswer: (count: number, title: string) =>
      `${title}: ${teams(count)} submitted the same wrong flag`,
    MailStuck: (count: number) =>
      count === 1 ? '1 email can’t be sent' : `${formatCount(count)} emails can’t be sent`,
    Soon: (_: number, title: string) => `${title} opens soon and can’t be played`,
    Pairs: (count: number) =>
      count === 1
        ? '1 pair of teams with equal flags'
        : `${formatCount(count)} pairs of teams with equal flags`,
    SuddenWave: (count: number, title: string) => `${title}: ${formatCount(count)} solves in 10 min`,
    TeamsWaiting: (count: number) =>
      count === 1 ? '1 team waits for approval' : `${teams(count)} wait for approval`,
    Silent: (count: number) =>
      count === 1 ? '1 challenge no one tries' : `${formatCount(count)} challenges no one tries`,
  },
  more: {
    InstancesFail: (count: number, other: number) =>
      `${teams(count)} tried, ${formatCount(other)} wait in line`,
    SameWrongAnswer: (times: number) => `${formatCount(times)} times`,
    Soon: (count: number) => (count === 1 ? '1 thing to mend' : `${count} things to mend`),
    SuddenWave: (before: number) => `${formatCount(before)} before`,
    hiddenAnswer: 'Flag hidden',
  },
  act: {
    open: 'Open',
    flags: 'Flags',
    look: 'Look',
    compare: 'Compare',
    review: 'Review',
    see: 'See',
    log: 'Log',
  },
  take: 'Take',
  leave: 'Leave',
  snooze: 'Snooze',
  wake: 'Wake',
  about: (act: string, cause: string) => `${act}: ${cause}`,
  all: (count: number) => `All ${formatCount(count)} challenges`,
  stronger: 'solves; the stronger, the more in the last hour',
  mark: { broken: 'broken', wave: 'wave', silent: 'untouched', closed: 'not open' },
  noChallenges: 'Challenges appear here as soon as the game has some that you may see.',
  loading: 'Loading the overview',
}
export type RoomOverviewWords = typeof roomOverview
