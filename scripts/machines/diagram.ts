import type { AnyStateNode } from 'xstate'

const INDENT = '  '

/**
 * Draws a chart for Mermaid. A region contains its own arrows. An arrow that leaves a region starts at its
 * border.
 */
export function diagramOf(root: AnyStateNode): string {
  return ['stateDiagram-v2', ...linesOf(root, arrowsOf(root), INDENT)].join('\n')
}

function linesOf(region: AnyStateNode, arrows: Arrows, indent: string): string[] {
  const states = Object.values(region.states)
  if (region.type === 'parallel')
    return states.flatMap((state, nth) => [
      ...(nth === 0 ? [] : [`${indent}--`]),
      ...linesOf(state, arrows, indent),
    ])
  const start = region.initial.target[0]
  return [
    ...(start ? [`${indent}[*] --> ${nameOf(start)}`] : []),
    ...states.flatMap((state) => [
      `${indent}state "${state.key}" as ${nameOf(state)}`,
      ...(Object.keys(state.states).length === 0
        ? []
        : [`${indent}state ${nameOf(state)} {`, ...linesOf(state, arrows, indent + INDENT), `${indent}}`]),
    ]),
    ...[...(arrows.get(region) ?? [])].map(([line, causes]) => {
      const label = [...causes].filter((cause) => cause !== '').join(', ')
      return `${indent}${line}${label === '' ? '' : `: ${label}`}`
    }),
  ]
}

/** Each region with its arrows, and each arrow with its causes, which share one line. */
type Arrows = ReadonlyMap<AnyStateNode, ReadonlyMap<string, ReadonlySet<string>>>

function arrowsOf(root: AnyStateNode): Arrows {
  const arrows = new Map<AnyStateNode, Map<string, Set<string>>>()
  for (const state of nodesOf(root)) {
    for (const { eventType, target } of [...state.transitions.values(), state.always].flatMap(
      (all) => all ?? [],
    )) {
      for (const to of target ?? []) {
        const [region, one, other] = borderOf(state, to)
        if (!region || !one || !other) continue
        const lines = arrows.get(region) ?? new Map<string, Set<string>>()
        const line = `${nameOf(one)} --> ${nameOf(other)}`
        lines.set(line, (lines.get(line) ?? new Set()).add(causeOf(String(eventType))))
        arrows.set(region, lines)
      }
    }
  }
  return arrows
}

function nodesOf(state: AnyStateNode): AnyStateNode[] {
  return [state, ...Object.values(state.states).flatMap(nodesOf)]
}

/** The innermost region around both states, and the two states of it that contain them. */
function borderOf(from: AnyStateNode, to: AnyStateNode): (AnyStateNode | undefined)[] {
  const one = [...lineOf(from)]
  const other = [...lineOf(to)]
  let depth = 0
  while (depth < one.length - 2 && depth < other.length - 2 && one[depth + 1] === other[depth + 1]) depth++
  return [one[depth], one[depth + 1], other[depth + 1]]
}

function lineOf(state: AnyStateNode): AnyStateNode[] {
  return [...(state.parent ? lineOf(state.parent) : []), state]
}

const nameOf = ({ path }: AnyStateNode): string => path.join('_')

function causeOf(eventType: string): string {
  if (eventType === '') return ''
  const delay = /^xstate\.after\.(\w+)\./.exec(eventType)?.[1]
  if (delay !== undefined) return `after ${delay}`
  return eventType.startsWith('xstate.done.') ? 'done' : eventType
}
