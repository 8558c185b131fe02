import { expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import baseCalls from './base-calls.json'
import { addressOf, disagreements, factsOf, factsOfBase, type BaseCall } from './base-list.ts'

const base: readonly BaseCall[] = baseCalls
const ours = new Map(Object.values(ALL_CALLS).map((call) => [addressOf(call), call]))

test('the base list has 97 different calls, and each of ours has one address', () => {
  expect(new Set(base.map(addressOf)).size).toBe(97)
  expect(ours.size).toBe(Object.keys(ALL_CALLS).length)
})

test('a call that is not in the base list is named as an extension', () => {
  const listed = new Set(base.map(addressOf))
  const unnamed = [...ours].filter(
    ([address, { rules }]) => listed.has(address) !== (rules.extension === undefined),
  )
  expect(unnamed.map(([address]) => address)).toEqual([])
})

test.each(base.map((call) => [addressOf(call), call] as const))('%s', (address, call) => {
  const same = ours.get(address)
  if (!same) throw new Error(`${address} is not typed.`)
  expect(disagreements(factsOf(same), factsOfBase(call))).toEqual([])
})

test('a difference in any fact is reported', () => {
  const facts = new Map([
    ['role', 'User'],
    ['query count', 'int = 100'],
  ])
  const other = new Map([
    ['role', 'Admin'],
    ['path id', 'int'],
  ])
  expect(disagreements(facts, other)).toEqual([
    'role: User, but the base list has Admin',
    'query count: int = 100, but the base list has nothing',
    'path id: nothing, but the base list has int',
  ])
})
