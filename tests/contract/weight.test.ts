import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'

const contract = fileURLToPath(new URL('../../contract', import.meta.url))

/**
 * Returns the code of the contract that stays in a bundle of this source, because unused models must not
 * reach the browser.
 */
async function bundled(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, rolldownOptions: { input: 'entry' } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? `${contract}/entry.ts` : null),
        load: (id) => (id === `${contract}/entry.ts` ? source : null),
      },
    ],
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  return outputs
    .flatMap(({ output }) => output.map((chunk) => ('code' in chunk ? chunk.code : '')))
    .join('\n')
}

test.each([
  [
    `import { ROLES } from './models/role.ts'; console.log(ROLES)`,
    /^console\.log\(\[`Banned`,`User`,`Monitor`,`Admin`\]\);?\s*$/,
  ],
  [
    `import { CHALLENGE_TAGS } from './models/challenge-names.ts'; console.log(CHALLENGE_TAGS)`,
    /^console\.log\(\[`Misc`,[A-Za-z`,]{0,120}\]\);?\s*$/,
  ],
  [
    `import { DEFAULT_TITLE, type GlobalConfigAnswer } from './models/config.ts'; console.log(DEFAULT_TITLE)`,
    /^console\.log\(`GZ`\);?\s*$/,
  ],
  [
    `import { getConfig } from './calls/info.ts'; export type Asked = typeof getConfig; console.log(1)`,
    /^console\.log\(1\);?\s*$/,
  ],
])('a bundle of %s has no schema in it', async (source, left) => {
  expect(await bundled(source)).toMatch(left)
})

test('a bundle of one call has only the schemas of that call, and no library', async () => {
  const code = await bundled(`import { getTeam } from './calls/team.ts'; console.log(getTeam)`)
  expect(code).toContain('TeamInfoModel')
  expect(code).not.toContain('ProfileUpdateModel')
  expect(code.length).toBeLessThan(3000)
})
