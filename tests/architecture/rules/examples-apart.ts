import { importsOf } from '../imports.ts'
import type { Rule } from '../rule.ts'

const EXAMPLES = /\.examples\.tsx?$/
/** The gallery is for development only, so it may import examples. Examples may use other examples. */
const MAY_IMPORT = /^(?:tests|src\/gallery)\/|\.examples\.tsx?$/

export const examplesApart: Rule = {
  name: 'examples reach tests and the gallery only',
  faults: (sources) => [
    ...sources
      .filter(({ path }) => !MAY_IMPORT.test(path))
      .flatMap((source) => importsOf(source))
      .filter(({ file }) => file !== null && EXAMPLES.test(file))
      .map(({ from, file }) => `${from} imports ${file}`),
    ...sources
      .filter(({ path }) => path.startsWith('src/') && !EXAMPLES.test(path))
      .filter(({ module }) =>
        module.staticExports.some(({ entries }) =>
          entries.some(({ exportName }) => exportName.name === 'examples'),
        ),
      )
      .map(({ path }) => `${path} exports examples: they live in a file of their own beside it`),
  ],
  bites: [
    {
      'src/features/team/a.tsx': `import { examples } from './b.examples.tsx'; export const A = examples`,
    },
    { 'src/pages/a.tsx': `export const a = () => import('#src/features/team/b.examples.tsx')` },
    { 'src/features/team/a.tsx': 'export const examples = {}' },
  ],
  spares: [
    {
      'src/gallery/a.tsx': `import { examples } from '#src/features/team/b.examples.tsx'; export const A = examples`,
    },
    {
      'tests/src/a.test.tsx': `import { examples } from '#src/features/team/b.examples.tsx'; test(examples)`,
    },
    { 'src/features/team/b.examples.tsx': 'export const examples = {}' },
  ],
}
