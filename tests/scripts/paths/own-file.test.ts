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
    subject: { name: 'own/wrong-password', kind: 'journey', file: 'own' },
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
  [
    "description: 'The empty form.'",
    "description: ' '",
    /^the state “form” has no description, which says what to see$/,
  ],
  [
    "'the visitor signs in': 'waiting'",
    "'the visitor signs in': { target: 'waiting', guard: () => false }",
    /^the event “the visitor signs in” of the state “form” has conditions or actions/,
  ],
  [
    "'the visitor signs in': 'waiting'",
    "'the visitor signs in': ['waiting', 'inside']",
    /^the event “the visitor signs in” of the state “form” has several targets: a journey goes one way$/,
  ],
  [
    "description: 'The empty form.', ",
    "description: 'The empty form.', entry: () => {}, ",
    /^the state “form” has effects/,
  ],
  [/initial: 'form',\n/, "type: 'parallel',\n", /^the journey is in several states at once/],
  [/initial: 'form',\n {2}states: [\s\S]*?\n {2}\},\n/, '', /^the journey has no states$/],
  [
    'export const at',
    "export const other = createMachine({ id: 'other' })\nexport const at",
    /^it exports 2 machines, “journey” and “other”: a file has one journey$/,
  ],
  ["'/account/login?from=%2Fabout'", "'account/login'", /^it exports no address that begins with \//],
  ['export const at', 'export const start', /^it exports no address/],
  [/answers = \(\) => \(.*\)/, 'answers = () => null', /^answers must be a function/],
  ["form: () => sees('Create an account')", "form: 'Create an account'", /^the look “form” is no function$/],
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

test('an event of the whole journey leads to states, too', async () => {
  const faults = await faultsWith(
    /initial: 'form',([\s\S]*)'the server refuses': 'refused', /,
    "initial: 'form',\n  on: { 'the server refuses': '.refused' },$1",
  )
  expect(faults).toEqual([])
})

test('a delay is one fault, not a missing step too', async () => {
  const faults = await faultsWith(
    "description: 'The empty form.', ",
    "description: 'The empty form.', after: { 100: 'inside' }, ",
  )
  expect(faults).toHaveLength(1)
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

test('the command says which files it takes', async () => {
  const { code, output } = await run('tsx', ['scripts/paths.ts', 'tests/examples'])
  expect(code).toBe(1)
  expect(output).toContain('tests/examples is no file of a journey — its name must end with .ts or .tsx')
})
