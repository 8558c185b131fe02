export const rehearsal = {
  rehearse: 'Rehearse',
  first: 'as a player, off the scoreboard',
  opening: 'Opening …',
  bar: 'You are rehearsing as the test team: nothing here counts.',
  clear: 'Clear',
  clearing: 'Clearing …',
  leave: 'Leave rehearsal',
}
export type RehearsalWords = typeof rehearsal
