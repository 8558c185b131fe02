import {
  createMachine,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
  type MachineContext,
  type StateNodeConfig,
} from 'xstate'

type Config = StateNodeConfig<
  MachineContext,
  { type: string },
  never,
  never,
  never,
  never,
  string,
  never,
  never,
  never
>
const ROOT = 'chart'
/** A state with this tag is left immediately, before any event. */
const TRANSIENT = 'transient'
const AT_ONCE = 'at once'

/**
 * A machine with the states and arrows of another one, without its guards, actions and effects. Each arrow
 * has an event of its own, so that paths can take any of them. A journey has none of these, and stays as
 * it is.
 */
export function bareChart(machine: AnyStateMachine): AnyStateMachine {
  const config: Config = { ...bare(machine.root), id: ROOT }
  return createMachine(config)
}

function bare(node: AnyStateNode): Config {
  const first = node.type === 'compound' ? node.initial.target[0]?.path[node.path.length] : undefined
  return {
    ...(node.description === undefined ? {} : { description: node.description }),
    ...(first === undefined ? {} : { initial: first }),
    ...(node.type === 'parallel' || node.type === 'final' ? { type: node.type } : {}),
    ...(node.always?.length && !node.always.at(-1)?.guard ? { tags: [TRANSIENT] } : {}),
    states: Object.fromEntries(Object.entries(node.states).map(([key, inner]) => [key, bare(inner)])),
    on: Object.fromEntries(
      arrowsOf(node).map(({ label, arrow: { target, reenter } }) => [
        label,
        target === undefined
          ? // An arrow without target and action would count as none.
            { actions: () => {} }
          : { target: target.map(({ path }) => `#${[ROOT, ...path].join('.')}`), reenter },
      ]),
    ),
  }
}

/** Whether an arrow of a bare chart can be taken in the original machine. */
export const canBeTaken = (state: AnyMachineSnapshot, { type }: EventObject): boolean =>
  state.status === 'active' && (!state.hasTag(TRANSIENT) || type.startsWith(AT_ONCE))

export interface LabelledArrow {
  /** The cause of the arrow. If it has several, with the number of the arrow among them. */
  label: string
  arrow: AnyTransitionDefinition
}

/** The arrows that begin at a state, its `always` last. */
export function arrowsOf(node: AnyStateNode): LabelledArrow[] {
  const causes = new Map<string, AnyTransitionDefinition[]>()
  for (const arrow of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
    const cause = causeOf(String(arrow.eventType), node)
    causes.set(cause, [...(causes.get(cause) ?? []), arrow])
  }
  return [...causes].flatMap(([cause, arrows]) =>
    arrows.map((arrow, at) => ({
      label: arrows.length === 1 ? cause : `${cause} (${at + 1} of ${arrows.length})`,
      arrow,
    })),
  )
}

function causeOf(event: string, { invoke }: AnyStateNode): string {
  if (event === '') return AT_ONCE
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event) ?? []
  if (delay !== undefined) return `${delay} ends`
  const [, end, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? []
  if (id !== undefined) {
    const source = invoke.find((invoked) => invoked.id === id)?.src
    return `${typeof source === 'string' ? source : 'an effect'} ${end === 'done' ? 'answers' : 'fails'}`
  }
  return event.startsWith('xstate.done.state.') ? 'its last step ends' : event
}
