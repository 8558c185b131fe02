import { actMachine } from '../kit/act.ts'

/** Checks a game for problems before it opens. The check is slow, because it searches attachments. */
export const openingCheckMachine = actMachine<{ game: number }, null>({
  id: 'openingCheck',
  description: 'Repeats the check of what prevents a game from opening.',
})
