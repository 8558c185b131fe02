import type { Rule } from '../rule.ts'
import { at } from '../source.ts'

/** Tools import these files by their default export. */
const DEMANDED = /(?:^|\/)[\w.-]+\.config\.ts$/

export const noDefaultExport: Rule = {
  name: 'no default export',
  faults: (sources) =>
    sources
      .filter(({ path }) => !DEMANDED.test(path))
      .flatMap((source) =>
        source.module.staticExports
          .filter(({ entries }) =>
            entries.some(({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default'),
          )
          .map(({ start }) => `${at(source, start)} exports a default`),
      ),
  bites: [
    { 'src/pages/a.tsx': 'export default function Page() { return null }' },
    { 'src/browser/a.ts': 'const a = 1; export { a as default }' },
  ],
  spares: [
    { 'vite.config.ts': 'export default {}' },
    { 'src/pages/a.tsx': 'export function Component() { return null }' },
  ],
}

/** This file replaces a whole library in tests, so it exports all that it does not change. */
const STANDS_FOR_A_LIBRARY = 'tests/faults/faulty-xstate.ts'

export const noBarrel: Rule = {
  name: 'no barrel',
  faults: (sources) =>
    sources.flatMap((source) => {
      if (source.path === STANDS_FOR_A_LIBRARY) return []
      const exported = source.module.staticExports.flatMap(({ entries }) => entries)
      const handedOn = exported.filter(({ moduleRequest }) => moduleRequest !== null)
      const isAll = handedOn.some(
        ({ importName }) => importName.kind === 'All' || importName.kind === 'AllButDefault',
      )
      return isAll || (handedOn.length > 0 && handedOn.length === exported.length)
        ? [`${source.path} only hands on what others export`]
        : []
    }),
  bites: [
    { 'src/ui/a.ts': `export * from './b.ts'` },
    { 'src/ui/a.ts': `export { b } from './b.ts'; export type { C } from './c.ts'` },
  ],
  spares: [{ 'src/ui/a.ts': `import { b } from './b.ts'; export const a = b` }],
}
