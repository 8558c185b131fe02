import { int, model, optional, type Wire } from '../schema.ts'

/** The reach of an action on a game or a challenge, in numbers. Confirm dialogs show them. */
export const effectsModel = model('EffectsModel', {
  /** Accepted teams only. */
  teams: int(),
  challenges: int(),
  solves: int(),
  /** Teams with at least one solve. */
  solvers: int(),
  submissions: int(),
  /** Includes waiting ones, because an action affects them too. */
  containers: int(),
  /** Solves that the freeze hides now and that the requested time would publish. */
  hiddenSolves: int(),
  /** Teams whose participation waits for approval. */
  waitingTeams: optional(int()),
  /** Solves after the end, which give no points. Reopening the game deletes them. */
  practiceSolves: optional(int()),
  /** Other challenges of which one of these is a prerequisite (extension `prerequisites`). */
  dependents: optional(int()),
})
export type EffectsModel = Wire<typeof effectsModel>
