/** Texts of the page of a game for a team, after the end. */
export const gameEnd = {
  save: 'Save as picture',
  way: (time: string) => `Your rank over ${time}`,
  wayText: (first: string, last: string) => `Rank ${first} at the start, rank ${last} at the end.`,
  best: (rank: string) => `Best rank: #${rank}`,
  after: (challenge: string) => `after solving ${challenge}`,
  members: 'Points by member',
  solves: (count: number) => (count === 1 ? '1 solve' : `${count} solves`),
  gone: 'deleted user',
  around: 'Teams around you',
  byCategory: 'Solved by category',
  next: 'After the game',
  writeup: 'Writeup',
  practise: 'Keep practising',
  board: 'Full scoreboard',
}
export type GameEndWords = typeof gameEnd
