import { actMachine } from '../kit/act.ts'

/** `rehearse` results in the game to play, `clear` in null. */
export type RehearsalTask = 'rehearse' | 'clear'

/** Needs no question, because nothing in a rehearsal counts. */
export const rehearsalMachine = actMachine<{ game: number }, RehearsalTask, number | null>({
  id: 'rehearsal',
  description: 'Opens the rehearsal of a game for its organisers, or clears it.',
  ends: 'always',
  goesOn: true,
})
