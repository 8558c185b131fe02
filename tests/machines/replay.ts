import { createActor, SimulatedClock, type AnyEventObject, type AnyStateMachine } from 'xstate'
import { expect } from 'vitest'
import { placeNameOf } from '../../scripts/paths/walks.ts'
import { withoutEffects } from './without-effects.ts'

/**
 * Runs a machine alone, as the tests do that `/dev/machines` copies. Only the test moves its clock, and only the
 * test answers its effects. Each step names the state that must follow.
 */
export function replay(
  machine: AnyStateMachine,
  inputOf: (now: () => number) => unknown = () => undefined,
  startsAt = 0,
) {
  const clock = new SimulatedClock()
  const input = inputOf(() => startsAt + clock.now())
  const actor = createActor(withoutEffects(machine), { clock, input })
  // `shows` reports a machine that throws.
  actor.subscribe({ error: () => {} })
  actor.start()
  const shows = (state: string, after = 'the start') => {
    const snapshot = actor.getSnapshot()
    if (snapshot.status === 'error') throw new Error(`${machine.id} failed.`, { cause: snapshot.error })
    expect(placeNameOf(snapshot), `the state after ${after}`).toBe(state)
  }
  return {
    shows,
    hears(event: AnyEventObject, state: string): void {
      actor.send(event)
      shows(state, event.type)
    },
    /** `id` tells apart two effects of the same name. */
    answers(effect: string, output: unknown, state: string, id?: string): void {
      const running = actor
        .getSnapshot()
        ._nodes.flatMap(({ invoke }) => invoke)
        .find((invoked) => invoked.src === effect && (id === undefined || invoked.id === id))
      if (running === undefined)
        throw new Error(`${machine.id} does not wait for ${effect} in ${placeNameOf(actor.getSnapshot())}.`)
      actor.send({ type: `xstate.done.actor.${running.id}`, output, actorId: running.id })
      shows(state, `the answer to ${effect}`)
    },
    waits(ms: number, state: string): void {
      clock.increment(ms)
      shows(state, `${ms} ms`)
    },
  }
}

/** Stands where the recording has no value, because only the page has it. */
export function notRecorded(what: string): never {
  throw new Error(`The recording does not have ${what}. Write a value in its place.`)
}
