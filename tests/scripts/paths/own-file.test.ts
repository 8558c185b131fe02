import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOwnFile } from '../../../scripts/paths/own-file.ts'
import { run } from '../../../scripts/run.ts'

const EXAMPLE = 'tests/examples/wrong-password.ts'
const example = readFileSync(EXAMPLE, 'utf8')
let folder = ''
let count = 0

beforeAll(() => {
  mkdirSync('.cache', { recursive: true })
  folder = mkdtempSync('.cache/own-')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The faults of the example with one part replaced. */
async function faultsWith(old: string | RegExp, replacement: string) {
  const changed = example.replace(old, replacement)
  expect(changed).not.toBe(example)
  const file = join(folder, `changed-${count++}.ts`)
  writeFileSync(file, changed)
  const reading = await readOwnFile(file)
  return reading.ok ? [] : reading.faults
}

test('the worked example is a journey', async () => {
  const reading = await readOwnFile(EXAMPLE)
  expect(reading).toMatchObject({
    ok: true,
    subject: { name: 'wrong-password', kind: 'journey', file: 'own' },
  })
  expect(readFileSync('docs/path-tests.md', 'utf8')).toContain(EXAMPLE)
})

test.each([
  [
    'export const journey',
    'export const jorney',
    /^it exports no journey: write export const journey = createMachine/,
  ],
  [
    "  description: 'A visitor who mistypes the password can correct it.',\n",
    '',
    /^the journey has no description$/,
  ],
  [
    "description: 'The server’s reason.', ",
    '',
    /^the state “refused” has no description, which says what to see$/,
  ],
  ["'the server refuses': 'refused', ", '', /^no event leads to the state “refused”$/],
  ["'the server agrees': 'inside'", "'the server agrees': 'insde'", /^it cannot be read: [\s\S]*insde/],
  [
    "description: 'The empty form.', ",
    "description: 'The empty form.', after: { 100: 'inside' }, ",
    /^the state “form” has effects/,
  ],
  ['export const at', 'export const start', /^it exports no address/],
  ['export const answers = () => (', 'export const answers = (', /^answers must be a function/],
  ['export function steps', 'export function doings', /^it exports no steps/],
  [/ {4}\{\n {6}form: [\s\S]*\n {4}\},\n {2}\]/, '  ]', /^steps must return two objects/],
  [
    "'the server refuses': () =>",
    "'the server refuse': () =>",
    /^there is no step for the event “the server refuses”$/,
  ],
  ['form: () =>', 'from: () =>', /^there is no look at the state “form”$/],
  ['export const at', 'export const at = ', /^it cannot be read/],
])('%s replaced by %s gets a message', async (old, replacement, message) => {
  expect((await faultsWith(old, replacement))[0]).toMatch(message)
})

test('several faults are told at once', async () => {
  const faults = await faultsWith("'the server refuses': () =>", "'the server refuse': () =>")
  expect(faults).toEqual([
    'there is no step for the event “the server refuses”',
    'the step “the server refuse” is for no event of the journey',
  ])
})

test.each([
  ['nowhere.ts', 'there is no such file'],
  ['src/main.tsx', 'it must be outside of src, which is the product'],
  ['/dev/null.ts', 'there is no such file'],
])('%s is refused', async (file, fault) => {
  expect(await readOwnFile(file)).toEqual({ ok: false, faults: [fault] })
})

test('the command lists the faults', async () => {
  const file = join(folder, 'empty.ts')
  writeFileSync(file, 'export const nothing = 1\n')
  const { code, output } = await run('tsx', ['scripts/paths.ts', file])
  expect(code).toBe(1)
  expect(output).toContain(`vexil: ${file} is no journey yet:\n  - it exports no journey`)
})
