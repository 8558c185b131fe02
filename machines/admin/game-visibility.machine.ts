import { actMachine } from '../kit/act.ts'

export interface GameScope {
  game: number
}
export interface Visibility {
  hidden: boolean
  /** What the game is called when somebody acts. */
  title: string
}

/** Whether players see a game at all; switched in the list, without opening it. All else of the game stays as it is stored. */
export const gameVisibilityMachine = actMachine<GameScope, Visibility>({
  id: 'gameVisibility',
  tell: ({ hidden, title }) => ({ kind: hidden ? 'game-hidden' : 'game-shown', game: title }),
  tellsFailure: true,
})
