import { int, model, type Wire } from '../schema.ts'

/**
 * What an act on a game or on one of its challenges would reach, in numbers. Dialogs tell them before the
 * act.
 */
export const effectsModel = model('EffectsModel', {
  /** Teams that are accepted in the game. */
  teams: int(),
  /** Challenges that are enabled. */
  challenges: int(),
  solves: int(),
  /** Teams with at least one solve. */
  solvers: int(),
  submissions: int(),
  /** Instances of teams, waiting ones too. */
  containers: int(),
  /** Solves that the freeze hides and that the asked moment would show. */
  hiddenSolves: int(),
})
export type EffectsModel = Wire<typeof effectsModel>
