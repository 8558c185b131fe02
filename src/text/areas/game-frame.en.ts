import { formatCount } from '#src/format/count.ts'
export const gameFrame = {
  own: (team: string, rank: string, points: string) => `${team}: rank ${rank}, ${points} points`,
  ownTeam: 'Your team',
  members: (names: string) => `Members: ${names}`,
  up: (ranks: number) => `up ${ranks} in the past hour`,
  down: (ranks: number) => `down ${ranks} in the past hour`,
  pastHour: 'past hour',
  toNext: (rank: number, team: string) => `to #${rank} ${team}`,
  leads: 'in the lead',
  notices: 'Notices',
  newNotices: (count: number) => (count === 1 ? 'Notices, 1 new' : `Notices, ${count} new`),
  alerts: 'Sound and desktop',
  blood: { FirstBlood: 'first blood on', SecondBlood: 'second blood on', ThirdBlood: 'third blood on' },
  quiet: 'What happens in the game shows here.',
  solved: 'solved',
  hinted: (challenge: string) => `New hint for ${challenge}`,
  opened: (challenge: string) => `${challenge} is open`,
  place: (rank: number, teams: string) => `#${rank} of ${teams}`,
  points: (points: string) => `${points} points`,
  solves: (count: number) => (count === 1 ? '1 solve' : `${formatCount(count)} solves`),
  teams: (count: number) => (count === 1 ? '1 team' : `${formatCount(count)} teams`),
}
export type GameFrameWords = typeof gameFrame
