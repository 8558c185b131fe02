import { actMachine } from '../kit/act.ts'
import type { GameScope } from './game-visibility.machine.ts'

/** Requests the secret only when the user asks to see it. No cache stores it. */
export const teamHashSaltMachine = actMachine<GameScope, null, string>({
  id: 'teamHashSalt',
  description: 'Loads the secret of a game on request. It is erased with the screen.',
  ends: 'always',
})
