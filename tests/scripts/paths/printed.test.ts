import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { OPTIONS, readPathsFlags } from '../../../scripts/paths/flags.ts'
import { HELP } from '../../../scripts/paths/help.ts'
import { layoutOf } from '../../../scripts/paths/layout.ts'
import { listOf } from '../../../scripts/paths/list.ts'
import { markdownOf } from '../../../scripts/paths/markdown.ts'
import { mermaidOf } from '../../../scripts/paths/mermaid.ts'
import { nearest } from '../../../scripts/paths/nearest.ts'
import { planOf } from '../../../scripts/paths/plan.ts'
import { svgOf } from '../../../scripts/paths/svg.ts'
import { run } from '../../../scripts/run.ts'

const door = createMachine({
  id: 'door',
  description: 'A door & its lock.',
  initial: 'closed',
  states: {
    closed: { description: 'The door is closed.', on: { 'somebody: opens it': 'open' } },
    open: { description: 'The door is open.', on: { 'somebody closes it': 'closed' } },
  },
})
const plan = planOf(
  { name: 'door & lock', kind: 'journey', machine: door },
  { which: 'arrows', to: null, max: null, seed: null },
)

test('a plan as Markdown says what is given, what to do and what to see', () => {
  expect(markdownOf(plan)).toBe(`# door & lock

A door & its lock.

2 states, 2 arrows. 1 path, which walks 2 of the arrows.

## 1. To \`closed\` by “somebody closes it”

Given: The door is closed. (\`closed\`)

1. Somebody: opens it.
   See: The door is open. (\`open\`)
2. Somebody closes it.
   See: The door is closed. (\`closed\`)
`)
})

test('a plan for Mermaid has the numbers of the paths, and no sign that ends a label', () => {
  expect(mermaidOf(plan)).toBe(`stateDiagram-v2
  [*] --> s0
  state "closed" as s0
  state "open" as s1
  s0 --> s1: somebody#58; opens it (1)
  s1 --> s0: somebody closes it (1)
`)
})

test('a plan as SVG is well formed and has each state and each arrow', () => {
  const svg = svgOf(plan)
  expect(svg).toContain('aria-label="door &#38; lock"')
  expect(svg.match(/<rect class="card/g)).toHaveLength(2)
  expect(svg.match(/<path class="arrow/g)).toHaveLength(2)
  expect(svg).toContain('somebody closes it → closed')
  expect(svg).not.toMatch(/NaN|undefined|&(?!#\d+;)/)
})

test('cards of a picture do not overlap', () => {
  const { cards, width, height } = layoutOf(plan)
  expect(cards.map(({ x }) => x)).toEqual([24, 464])
  expect(cards.every((card) => card.x + 350 <= width && card.y + card.height <= height)).toBe(true)
})

test('words on a card leave room for the numbers of the paths', () => {
  const event = 'the organiser wants challenges of another game in this one'
  const name = 'a state with a very long name that does not fit on its card'.repeat(2)
  const states = [{ name, description: '' }]
  const labelOf = (paths: number[], text = event) =>
    layoutOf({ states, arrows: [{ from: name, event: text, to: name, paths }] }).cards[0]?.rows[0]?.label
  expect(labelOf([1])?.length).toBeGreaterThan(42)
  expect(labelOf([100, 101, 102, 103])?.length).toBeLessThan(38)
  // Chinese and Japanese characters are twice as wide.
  expect(labelOf([1], '主办方想要另一场比赛的题目'.repeat(4))?.length).toBeLessThan(25)
  const svg = svgOf({ ...plan, states, arrows: [] })
  expect(svg).toContain('a state with a very long name')
  expect(svg).not.toContain(`>${name}<`)
})

test('one state is no plural', () => {
  const alone = createMachine({ initial: 'here', states: { here: {} } })
  const choice = { which: 'arrows', to: null, max: null, seed: null } as const
  expect(markdownOf(planOf({ name: 'alone', kind: 'machine', machine: alone }, choice))).toContain(
    '1 state, 0 arrows.',
  )
})

test('a plan says that there are more simple paths', () => {
  const keys = Array.from({ length: 9 }, (_, at) => `s${at}`)
  const on = Object.fromEntries(keys.map((key) => [`to ${key}`, `.${key}`]))
  const machine = createMachine({
    initial: 's0',
    on,
    states: Object.fromEntries(keys.map((key) => [key, {}])),
  })
  const choice = { to: null, max: null, seed: null }
  const subject = { name: 'maze', kind: 'machine', machine } as const
  expect(markdownOf(planOf(subject, { ...choice, which: 'simple' }))).toContain(
    'There are more than 2000 such paths. This plan is made of the first 2000.',
  )
  expect(markdownOf(planOf(subject, { ...choice, which: 'arrows' }))).not.toContain('There are more than')
})

test('the list has both groups', () => {
  const one = { name: 'door', kind: 'journey', description: '', states: 2, arrows: 1, paths: 1 } as const
  const list = listOf([one, { ...one, name: 'game/door', kind: 'machine' }])
  expect(list).toContain('Journeys: what a user should see (1)\n  door       2 states    1 arrow    1 path\n')
  expect(list).toContain('Machines: the processes of the product (1)\n  game/door')
})

test.each([
  [['a', 'b'], /only one name can be given, and "b" is a second/],
  [['a', '--json', '--svg'], /--json and --svg exclude each other/],
  [['a', '--shortest', '--simple'], /--shortest and --simple exclude each other/],
  [['a', '--max', '0'], /--max must be a number from 1/],
  [['a', '--seed', 'x'], /--seed must be a number/],
  [['--to', 'open'], /give the name of a journey or a machine/],
  [['a', '--coverage'], /--coverage is about all machines/],
  [['--faults', '--to', 'b'], /--faults and --to exclude each other/],
  [['a', '--headed'], /--headed is for --run/],
  [['a', '--server', 'http://a'], /--server is for --run/],
  [['a', '--run', '--server', 'localhost'], /must be an address such as/],
  [['a', '--run', '--server', 'http://a'], /--server needs --admin-password/],
  [['a', '--run', '--shipped', '--real'], /with --shipped the steps answer/],
  [['a', '--run', '--svg'], /--run and --svg exclude each other/],
  [['a', '--frob'], /Unknown option '--frob'/],
  [['a', '--to'], /--to/],
  [['a', '--max', '-1'], /^Option '--max' argument is ambiguous$/],
  [['--coverage', '--max', '3'], /--coverage and --max exclude each other/],
])('%j is refused with a reason', (args, reason) => {
  const reading = readPathsFlags(args)
  expect(reading.ok ? '' : reading.complaint).toMatch(reason)
})

test('the help names each option', () => {
  for (const option of Object.keys(OPTIONS)) expect(HELP).toContain(`--${option}`)
})

test('flags choose the form and the paths', () => {
  expect(readPathsFlags(['a', '--svg', '--simple', '--to', 'b', '--max', '3', '--seed', '7'])).toEqual({
    ok: true,
    flags: {
      wander: null,
      name: 'a',
      form: 'svg',
      coverage: false,
      faults: false,
      run: false,
      isHeaded: false,
      isShipped: false,
      isReal: false,
      server: null,
      choice: { which: 'simple', to: 'b', max: 3, seed: 7 },
    },
  })
})

test('a name with few errors finds the right one, and another name none', () => {
  expect(nearest('flag-anser', ['flag-answer', 'flags', 'freeze'])).toBe('flag-answer')
  expect(nearest('Kept', ['kept', 'ready'])).toBe('kept')
  expect(nearest('zzzzzzzz', ['kept', 'ready'])).toBeNull()
})

test('the command names the nearest journey and the nearest state', async () => {
  const wrongName = await run('tsx', ['scripts/paths.ts', 'flag-anser'])
  expect(wrongName).toEqual({
    code: 1,
    output: 'vexil: there is no journey or machine "flag-anser" — did you mean "flag-answer"?\n',
  })
  const wrongState = await run('tsx', ['scripts/paths.ts', 'flag-answer', '--to', 'kep'])
  expect(wrongState.output).toBe('vexil: there is no state "kep" — did you mean "kept"?\n')
  const json = await run('tsx', ['scripts/paths.ts', 'flag-answer', '--json', '--to', 'kept'])
  expect(JSON.parse(json.output)).toMatchObject({ name: 'flag-answer', kind: 'journey' })
})
