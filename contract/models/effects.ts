import { int, model, optional, type Wire } from '../schema.ts'

/** The reach of an action on a game or a challenge, in numbers. Confirm dialogs show them. */
export const effectsModel = model('EffectsModel', {
  /** Teams that are accepted in the game. */
  teams: int(),
  challenges: int(),
  solves: int(),
  /** Teams with at least one solve. */
  solvers: int(),
  submissions: int(),
  /** Instances of teams, waiting ones too. */
  containers: int(),
  /** Solves that the freeze hides and that the requested time would show. */
  hiddenSolves: int(),
  /** Teams that wait for approval. */
  waitingTeams: optional(int()),
  /** Solves since the end, which count for nothing. */
  practiceSolves: optional(int()),
})
export type EffectsModel = Wire<typeof effectsModel>
