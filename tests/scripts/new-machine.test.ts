import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../../scripts/run.ts'

let folder: string

/** A repository with nothing but the base, because the generated files must work on their own. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vexil-new-'))
  for (const name of [
    'package.json',
    'tsconfig.json',
    '.oxfmtrc.json',
    '.oxlintrc.json',
    'contract',
    'node_modules',
  ])
    symlinkSync(resolve(name), join(folder, name))
  mkdirSync(join(folder, 'machines'))
  mkdirSync(join(folder, 'docs'))
  mkdirSync(join(folder, 'tests'))
  for (const path of [
    'machines/effect.ts',
    'machines/kit',
    'machines/app',
    'machines/live',
    'machines/has-no-flaws.ts',
    'tests/model.ts',
  ])
    symlinkSync(resolve(path), join(folder, path))
  writeFileSync(
    join(folder, 'tsconfig.new.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { preserveSymlinks: true },
      include: ['machines', 'tests'],
    }),
  )
  writeFileSync(
    join(folder, 'vitest.new.ts'),
    `export default { resolve: { preserveSymlinks: true }, test: { include: ['tests/**/*.test.ts'] } }\n`,
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lay = (path: string) => run('tsx', ['scripts/new.ts', 'machine', path, '--into', folder])

test('the generated files pass the checks unchanged', { timeout: 60_000 }, async () => {
  expect(await lay('game/flag-answer')).toMatchObject({ code: 0 })
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.includes('flag-answer'),
  )
  expect(files.sort()).toEqual([
    'machines/game/flag-answer.machine.ts',
    'tests/journeys/flag-answer.journey.ts',
    'tests/journeys/flag-answer.paths.test.ts',
    'tests/machines/game/flag-answer.test.ts',
    'tests/worlds/flag-answer.world.ts',
  ])
  const laid = [...files, 'docs/machines.md'].map((file) => join(folder, file))
  expect(await run('oxfmt', ['-c', join(folder, '.oxfmtrc.json'), '--check', ...laid])).toMatchObject({
    code: 0,
  })
  expect(
    await run('oxlint', [
      '-c',
      join(folder, '.oxlintrc.json'),
      '--type-aware',
      '--deny-warnings',
      ...files.map((file) => join(folder, file)),
    ]),
  ).toMatchObject({ code: 0 })
  expect(await run('tsc', ['-p', join(folder, 'tsconfig.new.json')])).toEqual({ code: 0, output: '' })
  expect(
    await run('vitest', ['run', '--root', folder, '--config', join(folder, 'vitest.new.ts')]),
  ).toMatchObject({ code: 0 })
})

test('the generated machine has a description for each state', async () => {
  const { flagAnswerMachine } = (await import(join(folder, 'machines/game/flag-answer.machine.ts'))) as {
    flagAnswerMachine: AnyStateMachine
  }
  const page = readFileSync(join(folder, 'docs/machines.md'), 'utf8')
  const section = page.split('\n## ').find((text) => text.startsWith('game/flag-answer\n')) ?? ''
  expect(section).toContain('stateDiagram-v2\n')
  expect([...section.matchAll(/^\| `(\w+)` *\| \S/gm)].map(([, state]) => state)).toEqual(
    Object.keys(flagAnswerMachine.states),
  )
})

test('it never writes over a file', async () => {
  const again = await lay('game/flag-answer')
  expect(again.code).toBe(1)
  expect(again.output).toContain('is there already')
})

test.each(['FlagAnswer', 'game/FlagAnswer', 'game/a/b', ''])('it refuses the name %j', async (path) => {
  expect((await lay(path)).code).toBe(1)
})
