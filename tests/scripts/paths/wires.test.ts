import { expect, test } from 'vitest'
import { extensionsOf } from '../../journeys/base-form.ts'
import { NOT_ON_BASE } from '../../journeys/not-on-base.ts'
import { journeysOf } from '../../../scripts/paths/subjects.ts'
import { wireFaults, wireTable } from '../../../scripts/paths/wires.ts'
import { FEATURES } from '#contract/features.ts'

const ABSENT = { freeze: { needs: ['freeze'], instead: 'The board is public.' } }
const JOURNEYS = [
  { id: 'sign-in', extensions: null },
  { id: 'freeze', extensions: null },
  { id: 'editor', extensions: { versions: ['somebody else saves'], captcha: [] } },
]
const faults = (...wires: Parameters<typeof wireFaults>[1]) => wireFaults(JOURNEYS, wires, ABSENT)
const signIn = { journey: 'sign-in', base: 4, ours: 0 }
const freeze = { journey: 'freeze', base: 0, ours: 3 }
const editor = { journey: 'editor', base: 2, ours: 5 }

test('a journey before a base server, one before both, and an exception before ours are no fault', () => {
  expect(faults(signIn, freeze, editor)).toEqual([])
})

test('a journey that needs an extension is a fault, and so is one that nothing walked', () => {
  expect(faults({ ...signIn, ours: 1 }, freeze, editor)).toEqual([
    'sign-in has 1 paths that no base server is asked for, names no extensions, and is no exception',
  ])
  expect(faults(freeze, editor)).toEqual(['sign-in was not walked'])
})

test('a journey that names extensions and is walked on one wire is a fault', () => {
  const fault = ['editor names extensions and is walked on one wire only']
  expect(faults(signIn, freeze, { ...editor, base: 0 })).toEqual(fault)
  expect(faults(signIn, freeze, { ...editor, ours: 0 })).toEqual(fault)
})

test('an exception that runs on the base wire is a fault, and so is one that is no journey', () => {
  expect(faults(signIn, { ...freeze, base: 3 }, editor)).toEqual([
    'freeze runs on the base wire, so it is no exception',
  ])
  expect(wireFaults([], [], ABSENT)).toEqual(['freeze is no journey'])
})

test('the table has the paths of each journey, what a base server leaves out, and each exception', () => {
  const table = wireTable(JOURNEYS, [signIn, freeze, editor], ABSENT)
  expect(table).toContain('2 journeys with 6 paths')
  expect(table).toMatch(/editor +versions: somebody else saves; captcha: none/)
  expect(table).toMatch(/freeze +freeze: The board is public\./)
})

test('each exception is a journey, and each extension that is needed or named is one', async () => {
  const journeys = (await journeysOf()).map(({ machine }) => machine)
  const ids = journeys.map(({ id }) => id)
  expect(Object.keys(NOT_ON_BASE).filter((name) => !ids.includes(name))).toEqual([])
  const named = [
    ...Object.values(NOT_ON_BASE).flatMap(({ needs }) => needs),
    ...journeys.flatMap((journey) => Object.keys(extensionsOf(journey) ?? {})),
  ]
  expect(named.filter((name) => !FEATURES.includes(name))).toEqual([])
})
