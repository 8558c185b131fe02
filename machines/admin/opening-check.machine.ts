import { actMachine } from '../kit/act.ts'

/** Checks again what stands in the way of opening a game. The check takes a while: it searches attachments. */
export const openingCheckMachine = actMachine<{ game: number }, null>({
  id: 'openingCheck',
  description: 'Checks again what prevents a game from opening.',
})
