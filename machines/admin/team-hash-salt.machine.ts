import { actMachine } from '../kit/act.ts'
import type { GameScope } from './game-visibility.machine.ts'

/** A secret is fetched when somebody wants to see it, and goes with the screen: no cache holds it. */
export const teamHashSaltMachine = actMachine<GameScope, null, string>({
  id: 'teamHashSalt',
  description: 'Loads the secret of a game on demand. It leaves with the screen.',
  ends: 'always',
})
