import type { Rule } from '../rule.ts'
import { at, type Source } from '../source.ts'

export const oneStore: Rule = {
  name: 'only the store makes stores of SQL',
  faults: (sources) =>
    sources
      .filter(({ path }) => path.startsWith('server/') && !path.startsWith('server/store/'))
      .flatMap(faultsIn),
  bites: [
    { 'server/modules/a/a.ts': `import { filesOn } from '#server/store/files.ts'` },
    { 'server/process/a.ts': `import { type FileRow, filesOn as make } from '#server/store/files.ts'` },
  ],
  spares: [
    { 'server/modules/a/a.ts': `import type { FileRow } from '#server/store/files.ts'` },
    { 'server/modules/a/a.ts': `import type { Tables } from '#server/store/store.ts'` },
    { 'server/store/open.ts': `import { filesOn } from './files.ts'` },
    { 'tests/server/a.ts': `import { filesOn } from '#server/store/files.ts'` },
  ],
}

function faultsIn(source: Source): string[] {
  return source.module.staticImports
    .filter(({ moduleRequest }) => moduleRequest.value.startsWith('#server/store/'))
    .flatMap(({ entries, start }) =>
      entries
        .flatMap(({ importName }) => importName.name ?? [])
        .filter((name) => name.endsWith('On'))
        .map((name) => `${at(source, start)} makes a store with ${name}: ask Tables for it`),
    )
}
