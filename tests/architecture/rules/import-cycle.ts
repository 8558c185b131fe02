import { importsOf } from '../imports.ts'
import type { Rule } from '../rule.ts'
import type { Source } from '../source.ts'

export const importCycle: Rule = {
  name: 'no import cycle',
  faults: (sources) => cyclesOf(graphOf(sources)).map((cycle) => cycle.join(' → ')),
  bites: [
    {
      'src/lib/a.ts': `import { b } from './b.ts'`,
      'src/lib/b.ts': `import { c } from '#src/lib/c.ts'`,
      'src/lib/c.ts': `import type { a } from './a.ts'`,
    },
    { 'src/lib/a.ts': `import { a } from './a.ts'` },
  ],
  spares: [
    {
      'src/lib/a.ts': `import { b } from './b.ts'; import { c } from './c.ts'`,
      'src/lib/b.ts': `import { c } from './c.ts'`,
      'src/lib/c.ts': '',
    },
  ],
}

type Graph = ReadonlyMap<string, readonly string[]>

function graphOf(sources: readonly Source[]): Graph {
  return new Map(
    sources.map((source) => [
      source.path,
      importsOf(source).flatMap(({ file }) => (file === null ? [] : [file])),
    ]),
  )
}

/** Reports each cycle once, as the path that closes it, so that a reader sees which import to remove. */
function cyclesOf(graph: Graph): string[][] {
  const done = new Set<string>()
  const road: string[] = []
  const cycles: string[][] = []
  const visit = (path: string) => {
    const met = road.indexOf(path)
    if (met >= 0) {
      cycles.push([...road.slice(met), path])
      return
    }
    if (done.has(path)) return
    road.push(path)
    for (const next of graph.get(path) ?? []) visit(next)
    road.pop()
    done.add(path)
  }
  for (const path of graph.keys()) visit(path)
  return cycles
}
