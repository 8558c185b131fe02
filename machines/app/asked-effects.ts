import type { EffectsModel } from '#contract/models/effects.ts'

/** The numbers that a question tells. The wiring asks the server for them before the dialog opens. */
export interface AskedEffects {
  game: number
  /** Null: the whole game. */
  challenge: number | null
  /** The moment from which solves would be hidden then. Null: all would be shown. */
  freezeAt: number | null
  /** Null: nobody has asked yet, or the server cannot say. */
  numbers: EffectsModel | null
}

export const effectsOfGame = (game: number, freezeAt: number | null = null): AskedEffects => ({
  game,
  challenge: null,
  freezeAt,
  numbers: null,
})
export const effectsOfChallenge = (game: number, challenge: number): AskedEffects => ({
  game,
  challenge,
  freezeAt: null,
  numbers: null,
})
