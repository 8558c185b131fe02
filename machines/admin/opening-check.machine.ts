import { actMachine } from '../kit/act.ts'

/** Runs only on request: the check is slow, because it searches attachments. */
export const openingCheckMachine = actMachine<{ game: number }, null>({
  id: 'openingCheck',
  description: 'Repeats the check of what prevents a game from opening.',
})
