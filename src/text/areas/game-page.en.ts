import { formatCount } from '#src/format/count.ts'
export const gamePage = {
  left: 'left',
  standsStill: 'left. The clock stands still.',
  untilStart: 'until the game starts',
  seeResult: 'See the result',
  began: 'The game has started.',
  over: 'The game is over.',
  fleet: (count: number, teams: string) =>
    `${count === 1 ? '1 team' : `${teams} teams`}: open the scoreboard`,
  aboard: (teams: number) =>
    teams === 0
      ? 'No teams have joined yet'
      : teams === 1
        ? '1 team has joined'
        : `${formatCount(teams)} teams have joined`,
  inFront: (time: string) => `Leading after ${time}`,
  frozen: 'Leading when the scoreboard froze',
  firstThree: 'Top three',
  noPoints: 'No team has points yet',
  categories: (challenges: number, categories: number) =>
    `${challenges} ${challenges === 1 ? 'challenge' : 'challenges'} in ${categories} ` +
    `${categories === 1 ? 'category' : 'categories'}`,
  own: 'Your team',
  rank: 'rank',
  points: 'points',
  solved: 'solved',
  bloods: 'bloods',
  place: (rank: string) => `#${rank}`,
  final: 'final result',
  of: (teams: string) => `of ${teams}`,
  better: (percent: string) => `better than ${percent} of the teams`,
  finished: (team: string, rank: string, teams: string) => `${team} finished #${rank} of ${teams}`,
  onStage: 'Your rank will be announced on stage',
  onStageText: 'The scoreboard is frozen until the organisers reveal it.',
}
export type GamePageWords = typeof gamePage
