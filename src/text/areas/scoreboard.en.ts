import { formatCount } from '#src/format/count.ts'

export const scoreboard = {
  title: 'Scoreboard',
  stale: 'The scoreboard may be out of date. It refreshes by itself.',
  freeze: {
    frozen: (at: string) =>
      `Frozen since ${at}. Later solves still count; they appear when the organisers reveal them. ` +
      'You see your own results right away.',
    full: (at: string) => `You see everything. Players see the scoreboard as of ${at}.`,
    ahead: (at: string) =>
      `The scoreboard freezes at ${at}. Later solves still count and appear after the reveal.`,
    sight: 'View',
    public: 'Player view',
    whole: 'Full view',
    revealed: 'The full scoreboard is public now.',
  },
  none: 'No teams yet',
  noneText: 'Teams appear here as soon as they join.',
  search: 'Search teams',
  found: (count: number) =>
    count === 0
      ? 'No teams found'
      : count === 1
        ? '1 team found. Press Enter to jump to it.'
        : `${formatCount(count)} teams found. Press Enter to jump to the next one.`,
  organization: 'Organisation',
  overall: 'Overall',
  strange: (name: string) => `No team in this game belongs to “${name}”. Showing all teams.`,
  all: 'Show all teams',
  own: 'My team',
  show: 'Show chart',
  hide: 'Hide chart',
  lines: 'Teams in the chart. Select one to hide or show its line.',
  wholeTime: 'Show the whole game',
  moment: 'Time in the chart. Arrow keys move it, Escape shows the whole game.',
  export: {
    ctftime: 'CTFtime',
    scoreboard: 'Scoreboard (.xlsx)',
    submissions: 'Submissions (.xlsx)',
    title: 'Download',
  },
  projector: 'Projector',
  replay: 'Replay',
  grid: 'Teams by rank, with their solves. Arrow keys move, Enter opens a team.',
  rank: 'Rank',
  team: 'Team',
  score: 'Points',
  solved: 'Solved',
  worth: (title: string, score: string, solves: number) =>
    `${title}: ${score} pts, ${solves === 1 ? '1 solve' : `${formatCount(solves)} solves`}`,
  lead: (rank: string, team: string, score: string) => `${rank}. ${team}, ${score} pts`,
  climbed: (ranks: number) => `up ${ranks}`,
  fell: (ranks: number) => `down ${ranks}`,
  unsolved: 'not solved',
  mark: { 1: 'First blood', 2: 'Second blood', 3: 'Third blood', plain: 'Solved' },
  points: (points: string) => `+${points} pts`,
  placing: (placing: number) => `solve #${placing}`,
  by: (name: string) => `by ${name}`,
  drawer: {
    close: 'Close',
    as: (time: string) => `As of ${time}`,
    bio: 'This team hasn’t added a bio yet.',
    inOrganization: (name: string) => `Rank in ${name}`,
    strengths: 'By category',
    strength: (solved: number, all: number) => `${solved} of ${all}`,
    solves: 'Solves, newest first',
    time: 'Time',
    challenge: 'Challenge',
    member: 'Member',
    gone: 'deleted user',
    bonus: (percent: number) => `(+${percent}%)`,
    noSolves: 'No solves yet.',
  },
  rowHead: (
    rank: string,
    team: string,
    moved: string | null,
    score: string,
    solved: number,
    starred: string | null,
  ) =>
    [rank, team, moved, `${score} points`, `${solved} solved`, starred]
      .filter((part) => part !== null)
      .join(', '),
  cellName: (challenge: string, mark: string, points: string | null) =>
    points === null ? `${challenge}: ${mark}` : `${challenge}: ${mark}, ${points} points`,
  ago: {
    seconds: (count: number) => `${count} s`,
    minutes: (count: number) => `${count} min`,
    hours: (count: number, minutes: number) => `${count} h ${String(minutes).padStart(2, '0')}`,
  },
  bar: {
    name: 'Scoreboard tools',
    find: 'Find a team',
    count: (teams: string, flags: string) =>
      `${teams} ${teams === '1' ? 'team' : 'teams'} · ${flags} ${flags === '1' ? 'solve' : 'solves'}`,
    frozen: (at: string) => `Frozen since ${at} · as it stood then`,
    ahead: (at: string) => `frozen from ${at}`,
    full: (at: string) => `All results · players see ${at}`,
    asOf: (time: string, seconds: number) => `As of ${time} · ${seconds} s old`,
    offline: (time: string) => `As of ${time} · updates once you’re back online`,
    columns: 'Columns',
    categories: 'Categories',
    challenges: 'Challenges',
    matrix: 'Matrix',
    more: 'More',
  },
  head: { trend: 'Trend', toNext: 'to next', last: 'last' },
  side: {
    now: 'Just now',
    byCategory: 'Solves by category',
    untouched: (count: number) => `${count} unsolved`,
    legend: 'Marks',
    legendMark: {
      1: (bonus: string) => `first ${bonus}`,
      2: (bonus: string) => `second ${bonus}`,
      3: (bonus: string) => `third ${bonus}`,
    },
    legendPlain: 'solved, in its category’s colour',
    bonus: (percent: number) => `+${percent}%`,
  },
  ownRank: (rank: string) => `Your team: rank ${rank}`,
  favourites: {
    one: 'Favourite',
    only: 'Favourites only',
    none: 'No favourites here yet. Press F on a team, or open it and press “Favourite”.',
  },
  charted: {
    title: {
      top: 'Top 10 over time',
      both: 'Top 10 and favourites over time',
      starred: 'Favourites over time',
      chosen: 'Your choice over time',
    },
    one: 'Show on the chart',
    choose: 'Choose teams for the chart',
    find: 'Team',
    clear: 'Back to the top 10',
    most: (most: number) => `Up to ${most} teams. None chosen: the top ten.`,
    full: (most: number) => `The chart is full: ${most} teams. Take one off to add another.`,
  },
}
export type ScoreboardWords = typeof scoreboard
