import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate'
import { TestModel, type TestPath } from 'xstate/graph'

/**
 * Path tests of production machines. `xstate/graph` is the maintained successor of `@xstate/test`, which
 * supports xstate 4 only. Responses of effects are ordinary events here (`answerOf`, `elapsed`), so that no
 * effect runs while paths are generated.
 */
type Model = TestModel<AnyMachineSnapshot, EventObject, unknown>
type Path = TestPath<AnyMachineSnapshot, EventObject>

const MAX_STATES = 2_000

interface Seen {
  value: unknown
  context: Record<string, unknown>
}
export interface ModelRules {
  input?: unknown
  /**
   * The part of the context that distinguishes states. Counters must have a limit, because states would
   * otherwise be infinite.
   */
  contextOf?: (context: Record<string, unknown>) => unknown
  /** A machine with more states counts as infinite, and the test fails. */
  most?: number
  /** The end of these delays may change nothing, because a guard checks whether anything was awaited. */
  mayLapse?: readonly string[]
}

export function modelOf(
  machine: AnyStateMachine,
  events: readonly AnyEventObject[],
  { input, contextOf = (context) => context, most = MAX_STATES, mayLapse = [] }: ModelRules = {},
): Model {
  for (const event of events) requireListener(machine, event)
  const print = ({ value, context }: Seen) => `${JSON.stringify(value)} ${JSON.stringify(contextOf(context))}`
  return new TestModel<AnyMachineSnapshot, EventObject, unknown>(machine as never, {
    ...(input === undefined ? {} : { input: input as never }),
    limit: most,
    // Treats each way into a state as a state of its own: the shortest paths then cover every arrow and not
    // only every state.
    serializeState: (state, event, from) =>
      event && from ? `${print(state)} by ${JSON.stringify(event)} from ${print(from)}` : print(state),
    serializeEvent: (event) => JSON.stringify(event),
    events: (state) => {
      requireRest(state)
      return events.filter((event) => isTaken(state, event, mayLapse))
    },
  })
}

interface Owner {
  id: string
  /** Null if the event is a response. */
  delay: string | null
}
/**
 * Returns the state that a response or the end of a wait belongs to. Null for a command, which a state may
 * ignore.
 */
function ownerOf({ type }: AnyEventObject): Owner | null {
  const [, delay, id] = /^xstate\.(?:done\.actor\.\d+|after\.([^.]+))\.(.+)$/.exec(type) ?? []
  return id === undefined ? null : { id, delay: delay ?? null }
}

/**
 * Fails for a response, or the end of a wait, to which its state never reacts, because the machine would wait
 * for ever.
 */
function requireListener(machine: AnyStateMachine, event: AnyEventObject): void {
  const owner = ownerOf(event)
  if (
    !owner ||
    nodesOf(machine.root).some(({ id, transitions }) => id === owner.id && transitions.has(event.type))
  )
    return
  throw new Error(`${owner.id} never listens to ${JSON.stringify(event)}.`)
}

/** Fails if the machine stays in a transient state, which is one whose last `always` has no guard. */
function requireRest(state: AnyMachineSnapshot): void {
  const passed = state._nodes.find(({ always }) => always?.length && !always.at(-1)?.guard)
  if (passed) throw new Error(`${passed.id} leads nowhere with ${JSON.stringify(state.context)}.`)
}

/**
 * Fails for a response, or the end of a wait, that its active state ignores: the machine would stay there
 * permanently, and no path would show it.
 */
function isTaken(state: AnyMachineSnapshot, event: AnyEventObject, mayLapse: readonly string[]): boolean {
  if (state.can(event)) return true
  const owner = ownerOf(event)
  if (owner && !mayLapse.includes(owner.delay ?? '') && state._nodes.some(({ id }) => id === owner.id)) {
    throw new Error(`${owner.id} ignores ${JSON.stringify(event)} while it is active.`)
  }
  return false
}

/**
 * The response to an effect of a state, as the machine receives it, so that a test can send it without the
 * effect.
 */
export function answerOf(stateId: string, output: unknown): AnyEventObject {
  return { type: `xstate.done.actor.0.${stateId}`, output, actorId: `0.${stateId}` }
}

export function elapsed(delay: string, stateId: string): AnyEventObject {
  return { type: `xstate.after.${delay}.${stateId}` }
}

/**
 * The arrows of the chart that no path has taken. Each guarded alternative counts separately, because each is
 * a rule.
 */
export function missedBy(paths: readonly Path[], machine: AnyStateMachine): string[] {
  const taken = new Set<unknown>()
  for (const { steps } of paths) {
    steps.forEach(({ event }, at) => {
      const before = steps[at - 1]?.state
      if (before) for (const arrow of machine.getTransitionData(before, event)) taken.add(arrow)
    })
  }
  return nodesOf(machine.root).flatMap(({ id, transitions }) =>
    [...transitions].flatMap(([event, arrows]) =>
      arrows.flatMap((arrow, at) => (taken.has(arrow) ? [] : [`${id} --${event} (${at + 1})`])),
    ),
  )
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)]
}

/** All states on the paths, because the paths themselves only name their last one. */
export function statesOf(paths: readonly Path[]): AnyMachineSnapshot[] {
  return paths.flatMap(({ steps }) => steps.map(({ state }) => state))
}
