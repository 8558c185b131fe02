import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'

/**
 * These confirmations are about unsaved input, or about passwords that are shown once. They belong to no
 * call.
 */
const WITHOUT_CALL = [
  'clear-cache',
  'drop-changes',
  'discard-changes',
  'leave-editor',
  'keep-captain',
  'forget-passwords',
]

/** Reads the kinds of confirmations from the type of the dialog, because a type has no values at run time. */
const questions = [
  ...readFileSync('machines/app/confirm-question.ts', 'utf8').matchAll(/kind:((?:\s*\|?\s*'[\w-]+')+)/g),
].flatMap(([, names = '']) => [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name))
const cautions = Object.entries(ALL_CALLS).map(([name, { method, rules }]) => ({
  name,
  changes: method !== 'GET',
  caution: rules.caution,
}))
const asked = cautions.flatMap(({ caution }) => (caution && 'asks' in caution ? caution.asks : []))

test('each call that changes something, and no other, states how mistakes are prevented', () => {
  expect(
    cautions.filter(({ changes, caution }) => changes !== (caution !== undefined)).map(({ name }) => name),
  ).toEqual([])
})
test('each confirmation that a call names exists, and each that exists is named', () => {
  expect(questions.length).toBeGreaterThan(30)
  expect(asked.filter((question) => !questions.includes(question))).toEqual([])
  expect(questions.filter((kind) => !asked.includes(kind) && !WITHOUT_CALL.includes(kind))).toEqual([])
})
test('a call without a confirmation gives the reason in a sentence', () => {
  const reasons = cautions.flatMap(({ caution }) =>
    caution && !('asks' in caution) ? Object.values<string>(caution) : [],
  )
  expect(reasons.filter((reason) => !/^[A-Z].+\.$/.test(reason))).toEqual([])
})
