/** Texts of the scoreboard. */
export const scoreboard = {
  title: 'Scoreboard',
  stale: 'What you see may be out of date. It is read again by itself.',
  freeze: {
    frozen: (at: string) =>
      `Frozen since ${at}. Solves since then count and show when the organisers reveal them; your own are told to you.`,
    full: (at: string) => `You see everything. Players see the board as of ${at}.`,
    ahead: (at: string) =>
      `The board will be frozen at ${at}. Solves count on, and show once they are revealed.`,
    sight: 'Which board is shown',
    public: 'As players see it',
    whole: 'Everything',
  },
  none: 'No teams yet',
  noneText: 'As soon as a team takes part, it shows here.',
  search: 'Search teams',
  found: (count: number) =>
    count === 0
      ? 'No team is called so'
      : count === 1
        ? '1 team found. Enter jumps to it.'
        : `${count} teams found. Enter jumps to the next one.`,
  organization: 'Organisation',
  overall: 'Overall',
  strange: (name: string) => `No team of this game plays for “${name}”, so all teams are shown.`,
  all: 'Show all teams',
  own: 'My team',
  chart: 'The top ten over time',
  show: 'Show the chart',
  hide: 'Hide the chart',
  lines: 'Lines of the chart. A press takes one off or puts it back.',
  wholeTime: 'Show the whole time',
  moment: 'Moment in the chart. Arrow keys move, Escape shows the whole time.',
  export: {
    ctftime: 'CTFtime',
    scoreboard: 'Scoreboard (.xlsx)',
    submissions: 'Submissions (.xlsx)',
    title: 'Download',
  },
  projector: 'Projector',
  replay: 'Replay',
  grid: 'Teams by rank, with what each has solved. Arrow keys move, Enter opens a team.',
  rank: 'Rank',
  team: 'Team',
  score: 'Points',
  solved: 'Solved',
  worth: (title: string, score: string, solves: number) =>
    `${title}: worth ${score}, ${solves === 1 ? '1 solve' : `${solves} solves`}`,
  lead: (rank: string, team: string, score: string) => `${rank}. ${team}, ${score} points`,
  climbed: (ranks: number) => `up ${ranks}`,
  fell: (ranks: number) => `down ${ranks}`,
  unsolved: 'not solved',
  mark: { 1: 'First blood', 2: 'Second blood', 3: 'Third blood', plain: 'Solved' },
  points: (points: string) => `+${points} pts`,
  placing: (placing: number) => `solve no. ${placing}`,
  by: (name: string) => `by ${name}`,
  drawer: {
    close: 'Close',
    as: (time: string) => `As of ${time}`,
    bio: 'This team has said nothing about itself.',
    inOrganization: (name: string) => `Rank in ${name}`,
    strengths: 'By category',
    strength: (solved: number, all: number) => `${solved} of ${all}`,
    solves: 'Solves, the latest first',
    time: 'Time',
    challenge: 'Challenge',
    member: 'Member',
    gone: 'somebody who is gone',
    bonus: (percent: number) => `(+${percent} %)`,
    noSolves: 'No solves yet.',
  },
}
export type ScoreboardWords = typeof scoreboard
