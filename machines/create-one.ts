import type { Outcome, Problem } from '#contract/problem.ts'
import { output, whole } from './event-params.ts'

/** Of a process that has one thing made of what was handed in. */
export interface Creation<Made> {
  /** Null until the server has made it. */
  made: Made | null
  problem: Problem | null
}
export const nothingMade = { made: null, problem: null }
export const isAccepted = (_: unknown, answer: Outcome<unknown>): boolean => answer.ok
export const keptOf = <Made>(answer: Outcome<Made>): Partial<Creation<Made>> =>
  answer.ok ? { made: answer.value, problem: null } : { problem: answer.problem }

/** As long as it can be handed in. */
export const handingIn = <Next extends string>(next: Next) =>
  ({
    on: { submit: { guard: { type: 'isFlawless', params: whole }, target: next, actions: 'forgive' }, edit: { actions: 'forgive' } },
  }) as const
/** Where the answer leads; `say` is how the others hear of it. */
export const madeOrNot = <Made extends string, Say extends string>(made: Made, say: Say) =>
  [
    { guard: { type: 'isAccepted', params: output }, target: made, actions: [{ type: 'keep', params: output }, say] },
    { target: 'open', actions: { type: 'keep', params: output } },
  ] as const
