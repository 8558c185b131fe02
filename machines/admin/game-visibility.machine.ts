import { effectsOfGame } from '../app/asked-effects.ts'
import { actMachine } from '../kit/act.ts'

export interface GameScope {
  game: number
}
export interface Visibility {
  hidden: boolean
  /** The title as the screen shows it. */
  title: string
  /** While the game runs, every team sees the change at once. */
  during: 'running' | 'resting'
}

/** Hides or shows a game from the list. Nothing else of the game changes. */
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
