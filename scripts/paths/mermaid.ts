import type { Plan } from './plan.ts'

/** Draws the states and arrows for Mermaid. Each arrow ends with the numbers of the paths that walk it. */
export function mermaidOf({ states, arrows }: Plan): string {
  const ids = new Map(states.map(({ name }, at) => [name, `s${at}`]))
  return `${[
    'stateDiagram-v2',
    '  [*] --> s0',
    ...states.map(({ name }, at) => `  state "${name}" as s${at}`),
    ...arrows.map(
      ({ from, to, event, paths }) =>
        `  ${ids.get(from)} --> ${ids.get(to)}: ${escape(event)} ${paths.length === 0 ? '(no path)' : `(${paths.join(', ')})`}`,
    ),
  ].join('\n')}\n`
}

/** Characters that end a label or begin a code in Mermaid. */
const escape = (text: string) => text.replaceAll(/[#:;]/g, (sign) => `#${sign.codePointAt(0)};`)
