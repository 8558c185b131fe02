import { effectsOfGame } from '../app/asked-effects.ts'
import { actMachine } from '../kit/act.ts'

export interface GameScope {
  game: number
}
export interface Visibility {
  hidden: boolean
  /** What the game is called when somebody acts. */
  title: string
  /** While the game runs, every team notices it at once. */
  during: 'running' | 'resting'
}

/**
 * Whether players see a game at all; switched in the list, without opening it. All else of the game stays as
 * it is stored.
 */
export const gameVisibilityMachine = actMachine<GameScope, Visibility>({
  id: 'gameVisibility',
  description: 'Shows a game to players, or hides it, from the list.',
  ask: ({ hidden, title }, { game }) => ({
    kind: hidden ? 'hide-game' : 'show-game',
    game: title,
    effects: effectsOfGame(game),
  }),
  isHarmless: ({ during }) => during === 'resting',
  tell: ({ hidden, title }) => ({ kind: hidden ? 'game-hidden' : 'game-shown', game: title }),
  tellsFailure: true,
})
