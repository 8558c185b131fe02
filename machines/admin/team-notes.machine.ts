import { actMachine } from '../kit/act.ts'

export type TeamNoteTask =
  | { kind: 'add'; text: string }
  | { kind: 'delete'; note: number; text: string }
  | { kind: 'mark'; isLooked: boolean }

/** All organisers of the game see the result within seconds. */
export const teamNotesMachine = actMachine<{ game: number; participation: number }, TeamNoteTask>({
  id: 'teamNotes',
  description: 'Writes or deletes a note about a team, or marks the team as looked at.',
  isEmpty: (task) => task.kind === 'add' && task.text.trim() === '',
})
