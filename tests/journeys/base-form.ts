import { createMachine, type AnyStateMachine } from 'xstate'

/** The stories of paths before a server without extensions begin with it. */
export const ON_BASE = 'on the base wire: '

/** By extension: the events of a journey that only it makes possible. */
export type Extensions = Readonly<Record<string, readonly string[]>>

/** What the journey names in `meta.extensions`. Null: the same journey is not walked twice. */
export function extensionsOf({ config, events }: AnyStateMachine): Extensions | null {
  const { extensions = null } = (config.meta ?? {}) as { extensions?: Extensions }
  const strange = Object.values(extensions ?? {})
    .flat()
    .filter((name) => !events.includes(name))
  if (strange.length > 0) throw new Error(`The journey has no event “${strange.join('”, “')}”.`)
  return extensions
}

/** The journey before a server without extensions. */
export function baseForm(journey: AnyStateMachine): AnyStateMachine | null {
  const extensions = extensionsOf(journey)
  return extensions === null ? null : withoutEvents(journey, Object.values(extensions).flat())
}

/** The journey without events that cannot happen, and without the states to which only these lead. */
export function withoutEvents(journey: AnyStateMachine, missing: readonly string[]): AnyStateMachine {
  const { states = {}, ...config } = journey.config
  const kept = Object.entries(states).map(([name, state]) => {
    const on = Object.entries(state.on ?? {}).filter(([event]) => !missing.includes(event))
    return [name, { ...state, on: Object.fromEntries(on) }] as const
  })
  const reached = reachedIn(createMachine({ ...config, states: Object.fromEntries(kept) }))
  return createMachine({
    ...config,
    states: Object.fromEntries(kept.filter(([name]) => reached.has(name))),
  })
}

function reachedIn({ root, states }: AnyStateMachine): ReadonlySet<string> {
  const reached = new Set(root.initial.target?.map(({ key }) => key))
  // A set goes on with what is added to it on the way.
  for (const name of reached)
    for (const arrow of [...(states[name]?.transitions.values() ?? [])].flat())
      for (const { key } of arrow.target ?? []) reached.add(key)
  return reached
}
