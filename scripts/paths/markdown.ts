import { MOST_SIMPLE, type Place } from './walks.ts'
import type { Plan, PlannedPath } from './plan.ts'

/** A plan that a tester reads: what is given, what to do, and what to see after each step. */
export function markdownOf(plan: Plan): string {
  const { name, kind, description, states, arrows, paths, isCut } = plan
  const walked = arrows.filter(({ paths: numbers }) => numbers.length > 0).length
  const size = `${counted(states.length, 'state')}, ${counted(arrows.length, 'arrow')}. ${counted(paths.length, 'path')}, which ${
    paths.length === 1 ? 'walks' : 'walk'
  } ${walked} of the arrows.`
  const note =
    kind === 'machine'
      ? ['A machine has conditions that this plan names only by their number: `submit (1 of 2)`.']
      : []
  const more = isCut
    ? [`There are more than ${MOST_SIMPLE} such paths. This plan is made of the first ${MOST_SIMPLE}.`]
    : []
  return `${[`# ${name}`, description, size, ...more, ...note, ...paths.map((path) => sectionOf(path, kind))].join('\n\n')}\n`
}

function sectionOf({ number, given, steps }: PlannedPath, kind: Plan['kind']): string {
  const last = steps.at(-1)
  return [
    `## ${number}. To \`${(last?.sees ?? given).name}\`${last === undefined ? '' : ` by “${last.event}”`}`,
    `Given: ${seen(given)}`,
    steps
      .map(({ event, sees }, at) => `${at + 1}. ${sentenceOf(event, kind)}\n   See: ${seen(sees)}`)
      .join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const seen = ({ name, description }: Place) =>
  description === '' ? `\`${name}\`` : `${description} (\`${name}\`)`

/** The events of a journey are sentences. Those of a machine are names. */
function sentenceOf(event: string, kind: Plan['kind']): string {
  return kind === 'machine' ? `\`${event}\`` : `${event.charAt(0).toUpperCase()}${event.slice(1)}.`
}

export const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`
