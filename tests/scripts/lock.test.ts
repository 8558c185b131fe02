import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { run } from '../../scripts/run.ts'

const NAME = `test-${process.pid}`
const LOCK = `.cache/${NAME}.lock`
const clean = () => rmSync(LOCK, { recursive: true, force: true })
beforeEach(clean)
afterEach(clean)

const inTurn = (ms: number) => `
  import { locked } from './scripts/lock.mjs'
  await locked('${NAME}', async () => {
    console.log('in')
    await new Promise((settle) => setTimeout(settle, ${ms}))
    console.log('out')
  })`
const hold = (ms = 0) => run(process.execPath, ['--input-type=module', '-e', inTurn(ms)])

test('two processes work one after the other', { timeout: 60_000 }, async () => {
  const first = hold(5_000)
  await expect.poll(() => existsSync(LOCK), { timeout: 30_000 }).toBe(true)
  const outputs = await Promise.all([first, hold()])
  expect(outputs.map(({ code }) => code)).toEqual([0, 0])
  expect(outputs.filter(({ output }) => output.includes('waiting for another process'))).toHaveLength(1)
  expect(existsSync(LOCK)).toBe(false)
})

test('the lock of an ended process delays no one', async () => {
  const { output } = await run(process.execPath, ['-e', 'console.log(process.pid)'])
  mkdirSync(LOCK, { recursive: true })
  writeFileSync(`${LOCK}/pid`, output.trim())
  expect((await hold()).output).toContain('out')
})

test('a user who may not write here gets an error, and does not wait', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vexil-lock-'))
  try {
    mkdirSync(join(folder, 'scripts'))
    for (const name of ['lock.mjs', 'root.mjs']) cpSync(`scripts/${name}`, join(folder, 'scripts', name))
    // A file at this path also stops root, who ignores permissions.
    writeFileSync(join(folder, '.cache'), '')
    chmodSync(folder, 0o555)
    const script = `import { locked } from '${join(folder, 'scripts/lock.mjs')}'; await locked('build', () => console.log('in'))`
    const { code, output } = await run(process.execPath, ['--input-type=module', '-e', script], {
      limitMs: 5000,
    })
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(/^vexil: .* cannot be written to \(E\w+\) — .*npm run build$/),
    ])
  } finally {
    chmodSync(folder, 0o755)
    rmSync(folder, { recursive: true })
  }
})
