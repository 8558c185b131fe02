import type { EffectsModel } from '#contract/models/effects.ts'

/** The numbers in a confirm dialog. The wiring requests them before it opens the dialog. */
export interface AskedEffects {
  game: number
  /** Null: the whole game. */
  challenge: number | null
  /** The new freeze: solves after this time would be hidden. Null: the question sets no freeze. */
  freezeAt: number | null
  /** Null: not requested yet, or the server cannot count. */
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
