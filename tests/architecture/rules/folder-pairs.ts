import { importsOf } from '../imports.ts'
import type { Rule } from '../rule.ts'
import type { Source } from '../source.ts'
import { TABLE } from '../table.ts'

/**
 * At most one of two rows of the table, server modules or features may import the other, because otherwise
 * neither can be understood alone.
 */
export const folderPairs: Rule = {
  name: 'no two folders know each other',
  faults: (sources) => {
    const known = new Map<string, string>()
    for (const { from, to, where } of sources.flatMap(edgesOf)) known.set(`${from} ${to}`, where)
    return [...known].flatMap(([edge, where]) => {
      const [from = '', to = ''] = edge.split(' ')
      const back = known.get(`${to} ${from}`)
      return back === undefined || from > to
        ? []
        : [`${from} and ${to} know each other: ${where} and ${back}`]
    })
  },
  bites: [
    {
      'server/live/a.ts': `import type { B } from '#server/http/b.ts'`,
      'server/http/b.ts': `import { a } from '#server/live/a.ts'`,
    },
    {
      'server/modules/game/a.ts': `import { b } from '#server/modules/participation/b.ts'`,
      'server/modules/participation/c.ts': `import { d } from '#server/modules/game/d.ts'`,
    },
  ],
  spares: [
    {
      'server/modules/game/a.ts': `import { b } from './b.ts'`,
      'server/modules/game/b.ts': `import { c } from '#server/base/c.ts'`,
    },
    {
      'server/modules/challenge/a.ts': `import { b } from '#server/modules/game/b.ts'`,
      'server/modules/game/b.ts': '',
    },
  ],
}

function edgesOf(source: Source) {
  const from = folderOf(source.path)
  return importsOf(source).flatMap(({ file }) => {
    const to = file === null ? null : folderOf(file)
    return from === null || to === null || from === to ? [] : [{ from, to, where: source.path }]
  })
}

/**
 * A module or feature counts as its own folder, every other file as its row of the table. A file next to the
 * folders of modules or features only joins them, so it has no folder.
 */
function folderOf(path: string): string | null {
  const own = /^(?:server\/modules|src\/features)\/[^/]+(?=\/)/.exec(path)
  if (own !== null) return own[0]
  const row = TABLE.find(({ folder }) => path.startsWith(`${folder}/`))?.folder ?? null
  return row === null || ['src', 'server', 'server/modules', 'src/features'].includes(row) ? null : row
}
