import { formatCount } from '#src/format/count.ts'
/** The page of a game, from before the start to the result. */
export const gamePage = {
  left: 'left',
  untilStart: 'until the game starts by itself',
  seeResult: 'See the result',
  began: 'The game has begun.',
  over: 'The game is over.',
  fleet: (teams: string) => `${teams} teams: open the scoreboard`,
  aboard: (teams: number) =>
    teams === 0
      ? 'No teams have joined yet'
      : teams === 1
        ? '1 team has joined'
        : `${formatCount(teams)} teams have joined`,
  inFront: (time: string) => `In front after ${time}`,
  frozen: 'In front when the scoreboard froze',
  firstThree: 'The first three',
  categories: (challenges: number, categories: number) =>
    `${challenges} ${challenges === 1 ? 'challenge' : 'challenges'} in ${categories} ${categories === 1 ? 'category' : 'categories'}`,
  own: 'Your team',
  rank: 'rank',
  points: 'points',
  solved: 'solved',
  bloods: 'bloods',
  none: 'none',
  place: (rank: string) => `#${rank}`,
  final: 'final result',
  of: (teams: string) => `of ${teams}`,
  better: (percent: string) => `better than ${percent} of the teams`,
  finished: (team: string, rank: string, teams: string) => `${team} finished #${rank} of ${teams}`,
  onStage: 'Your place is told on stage',
  onStageText: 'The scoreboard is frozen until the organisers reveal it.',
  way: (time: string) => `Your way through ${time}`,
  wayText: (best: string, last: string) => `Best place #${best}, last place #${last}`,
  highest: (rank: string) => `Highest place: #${rank}`,
  after: (challenge: string) => `after ${challenge}`,
  members: 'Who brought what',
  around: 'Around you',
  byCategory: 'By category',
  next: 'What comes next',
  practise: 'Keep practising',
  board: 'Whole scoreboard',
}
export type GamePageWords = typeof gamePage
