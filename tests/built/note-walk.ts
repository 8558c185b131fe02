import type { AnyTransitionDefinition, InspectionEvent } from 'xstate'

declare global {
  /** The states and arrows of machines that the running test has reached. */
  var walked: Set<string> | undefined
}

/** Notes the states and arrows that machines of the build reach, under the names of their charts. */
export function noteWalk(event: InspectionEvent): void {
  if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return
  if ('_nodes' in event.snapshot && Array.isArray(event.snapshot._nodes))
    for (const node of event.snapshot._nodes as readonly { id: string }[]) globalThis.walked?.add(node.id)
  if (event.type === '@xstate.snapshot') return
  for (const arrow of event._transitions) {
    const name = arrowName(arrow)
    if (name !== null) globalThis.walked?.add(name)
  }
}

/** Null: the arrow to the initial state, which no chart lists. */
function arrowName(arrow: AnyTransitionDefinition): string | null {
  const { source } = arrow
  const event = String(arrow.eventType)
  const all = event === '' ? (source.always ?? []) : (source.transitions.get(event) ?? [])
  const at = all.indexOf(arrow)
  return at < 0 ? null : `${source.id} --${event} (${at + 1})`
}
