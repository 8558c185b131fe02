import { importsOf, type Import } from '../imports.ts'
import type { Rule } from '../rule.ts'
import { at } from '../source.ts'
import { TABLE } from '../table.ts'

/** Tools read these files before mapped paths can be resolved, so they import by relative paths. */
const EXEMPT = /^(?:scripts|tests)\/|^[^/]+\.ts$/

export const importForm: Rule = {
  name: 'imports name the file, with # from one folder of the table to another',
  faults: (sources) =>
    sources
      .filter(({ path }) => !EXEMPT.test(path))
      .flatMap((source) =>
        importsOf(source)
          .filter(isOff)
          .map(
            ({ specifier, start }) => `${at(source, start)} should write ${specifier} in the house's form`,
          ),
      ),
  bites: [
    { 'src/ui/a.tsx': `import { x } from '../lib/x.ts'` },
    { 'server/wire/a.ts': `import { x } from '../../contract/x.ts'` },
    { 'src/ui/a.tsx': `import { x } from './x'` },
    { 'src/ui/a.tsx': `import { x } from '#src/lib/x'` },
  ],
  spares: [
    {
      'src/ui/a.tsx': `import { x } from './x.ts'; import { y } from '#src/lib/y.ts'; import { css } from '#styled/css'; import './z.css'`,
    },
    { 'server/wire/a.ts': `import { x } from '../x.ts'` },
  ],
}

function isOff({ from, specifier, file }: Import) {
  if (file === null || specifier.startsWith('#styled/')) return false
  if (!/\.(?:tsx?|css|json)$/.test(specifier)) return true
  return specifier.startsWith('../') && areaOf(from) !== areaOf(file)
}

function areaOf(path: string) {
  return TABLE.find(({ folder }) => path.startsWith(`${folder}/`))?.folder
}
