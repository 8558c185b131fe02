import { bareChart } from './bare-chart.ts'
import { counted } from './markdown.ts'
import type { Subject } from './subjects.ts'
import { graphOf, walksOverArrows } from './walks.ts'

export interface Listed {
  name: string
  kind: Subject['kind']
  description: string
  states: number
  arrows: number
  paths: number
}

export function listedOf({ name, kind, machine }: Subject): Listed {
  const chart = bareChart(machine)
  const { places, arrows } = graphOf(chart)
  return {
    name,
    kind,
    description: machine.root.description ?? '',
    states: places.length,
    arrows: arrows.length,
    paths: walksOverArrows(chart).length,
  }
}

/** Two groups of lines, aligned, each with its size. */
export function listOf(all: readonly Listed[]): string {
  const width = Math.max(...all.map(({ name }) => name.length))
  const group = (kind: Subject['kind']) => all.filter((each) => each.kind === kind)
  const linesOf = (title: string, some: readonly Listed[]) => [
    `${title} (${some.length})`,
    ...some.map(({ name, states, arrows, paths }) =>
      [
        `  ${name.padEnd(width)}`,
        counted(states, 'state').padStart(10),
        counted(arrows, 'arrow').padStart(11),
        counted(paths, 'path').padStart(10),
      ].join(''),
    ),
  ]
  return `${[
    ...linesOf('Journeys: what a user should see', group('journey')),
    '',
    ...linesOf('Machines: the processes of the product', group('machine')),
    '',
    'npm run paths -- <name> prints the plan of one.',
  ].join('\n')}\n`
}
