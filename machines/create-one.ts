import type { Outcome, Problem } from '#contract/problem.ts'
import { outputParam, eventParam } from './event-params.ts'

/** Of a process that has one thing made of what was handed in. */
export interface CreationState<Made> {
  /** Null until the server has made it. */
  made: Made | null
  problem: Problem | null
}
export const NOT_CREATED = { made: null, problem: null }
export const isAccepted = (_: unknown, answer: Outcome<unknown>): boolean => answer.ok
export const recordCreated = <Made>(answer: Outcome<Made>): Partial<CreationState<Made>> =>
  answer.ok ? { made: answer.value, problem: null } : { problem: answer.problem }

/** As long as it can be handed in. */
export const submitTransitions = <Next extends string>(next: Next) =>
  ({
    on: {
      submit: { guard: { type: 'isFlawless', params: eventParam }, target: next, actions: 'forgive' },
      edit: { actions: 'forgive' },
    },
  }) as const
/** Where the answer leads; `say` is how the others hear of it. */
export const createdTransitions = <Made extends string, Say extends string>(made: Made, say: Say) =>
  [
    {
      guard: { type: 'isAccepted', params: outputParam },
      target: made,
      actions: [{ type: 'keep', params: outputParam }, say],
    },
    { target: 'open', actions: { type: 'keep', params: outputParam } },
  ] as const
