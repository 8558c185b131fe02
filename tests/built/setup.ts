import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { run } from '../../scripts/run.ts'
import { FOLDER, partNames, ROOT } from './parts.ts'

const FINGERPRINT = `import { fingerprint } from './scripts/parts.mjs'
console.log(fingerprint('client'))`
const STAMP = `${FOLDER}.stamp`

/** Builds the client for the journeys, unless nothing has changed since the last build. */
export async function setup(): Promise<void> {
  const own = readdirSync(`${ROOT}tests/built`).map((file) =>
    readFileSync(`${ROOT}tests/built/${file}`, 'utf8'),
  )
  const wanted = [await fingerprint(), ...partNames(), ...own].join('\n')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  const { code, output } = await run('tsx', ['tests/built/build.ts'], {
    env: { NODE_ENV: 'production', VITEST: '' },
  })
  if (code !== 0) throw new Error(output)
  writeFileSync(STAMP, wanted)
}

async function fingerprint(): Promise<string> {
  const { code, output } = await run(process.execPath, ['--input-type=module', '--eval', FINGERPRINT])
  if (code !== 0) throw new Error(output)
  return output
}
