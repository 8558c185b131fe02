import { effectsOfGame } from '../app/asked-effects.ts'
import { actMachine } from '../kit/act.ts'

export interface GameScope {
  game: number
}
export interface Visibility {
  hidden: boolean
  /** Used for the confirm dialog: the title as the screen shows it. */
  title: string
  /**
   * Decides whether the user is asked first: every team notices the change immediately only while the game
   * runs.
   */
  during: 'running' | 'resting'
}

/** Changes only whether the list shows the game. */
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
