import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { lightContract } from '../../scripts/light-contract.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Returns the code of a client that consists of this one file, to see what a bundler can leave out. */
async function bundled(source: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, rolldownOptions: { input: 'entry' } },
    plugins: [
      lightContract(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? `${root}/src/entry.ts` : null),
        load: (id) => (id === `${root}/src/entry.ts` ? source : null),
      },
    ],
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  return outputs.flatMap(({ output }) => output.map((each) => ('code' in each ? each.code : ''))).join('\n')
}

test('a call in a bundle has its address and the schema of its response, and nothing for the server', async () => {
  const code = await bundled(
    "import { getConfig, type getSiteKey } from '#contract/calls/info.ts'\nconsole.log(getConfig)",
  )
  expect(code).toContain('/api/config')
  expect(code).toContain('slogan')
  expect(code).not.toMatch(/GlobalConfig|~optional|\/api\/sitekey|errors/)
})

test('two calls of one file become two modules, also under other names', async () => {
  const code = await bundled(
    "import {\n  getConfig as one,\n  getSiteKey,\n} from '#contract/calls/info.ts'\nconsole.log(one, getSiteKey)",
  )
  expect(code).toMatch(/\/api\/config[^]*\/api\/sitekey/)
  expect(code).not.toContain('/api/posts')
})
