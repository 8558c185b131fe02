import { fromCallback, type AnyStateMachine } from 'xstate'

/** Returns the machine with effects that never answer, so that it only receives the events of the test. */
export function withoutEffects(machine: AnyStateMachine): AnyStateMachine {
  const silent = fromCallback(() => {})
  return machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, silent])),
  })
}
