import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate'
import { TestModel, type TestPath } from 'xstate/graph'

/**
 * Path tests over the machine that runs in production. `xstate/graph` is the maintained successor of `@xstate/test`, which knows xstate 4
 * only. Invoked answers are ordinary events here (`waitForContainer`, `elapsed`), so no effect runs while paths are made.
 */
type Model = TestModel<AnyMachineSnapshot, EventObject, unknown>
type Path = TestPath<AnyMachineSnapshot, EventObject>

const MOST_STATES = 2_000

interface Seen {
  value: unknown
  context: Record<string, unknown>
}
export interface ModelRules {
  input?: unknown
  /** What of the context tells two states apart; a counter must stop counting somewhere. */
  contextOf?: (context: Record<string, unknown>) => unknown
  /** Of places to come through, before it counts as endless. */
  most?: number
}

export function modelOf(
  machine: AnyStateMachine,
  events: readonly AnyEventObject[],
  { input, contextOf = (context) => context, most = MOST_STATES }: ModelRules = {},
): Model {
  const print = ({ value, context }: Seen) => `${JSON.stringify(value)} ${JSON.stringify(contextOf(context))}`
  return new TestModel<AnyMachineSnapshot, EventObject, unknown>(machine as never, {
    ...(input === undefined ? {} : { input: input as never }),
    limit: most,
    // A place of its own for each way in: the shortest paths then walk every arrow and do not merely reach every state.
    serializeState: (state, event, from) => (event && from ? `${print(state)} by ${JSON.stringify(event)} from ${print(from)}` : print(state)),
    serializeEvent: (event) => JSON.stringify(event),
    events: (state) => events.filter((event) => state.can(event)),
  })
}

/** The answer of what the state invoked, as the machine hears it. */
export function answerOf(stateId: string, output: unknown): AnyEventObject {
  return { type: `xstate.done.actor.0.${stateId}`, output, actorId: `0.${stateId}` }
}

export function elapsed(delay: string, stateId: string): AnyEventObject {
  return { type: `xstate.after.${delay}.${stateId}` }
}

/** Which of the arrows that the chart draws, each alternative of a guard for itself, no path took. */
export function missedBy(paths: readonly Path[], machine: AnyStateMachine): string[] {
  const taken = new Set<unknown>()
  for (const { steps } of paths) {
    steps.forEach(({ event }, at) => {
      const before = steps[at - 1]?.state
      if (before) for (const arrow of machine.getTransitionData(before, event)) taken.add(arrow)
    })
  }
  return nodesOf(machine.root).flatMap(({ id, transitions }) =>
    [...transitions].flatMap(([event, arrows]) => arrows.flatMap((arrow, at) => (taken.has(arrow) ? [] : [`${id} --${event} (${at + 1})`]))),
  )
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)]
}

/** Every state the paths come through; the paths themselves only tell where they end. */
export function statesOf(paths: readonly Path[]): AnyMachineSnapshot[] {
  return paths.flatMap(({ steps }) => steps.map(({ state }) => state))
}
