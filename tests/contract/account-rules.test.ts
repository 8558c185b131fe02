import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailFlaw } from '#contract/rules/account.ts'
import { brokenNameRule } from '#contract/rules/user-name.ts'
import { brokenPasswordRules } from '#contract/rules/password.ts'

test.each([
  ['', 'letters'],
  ['ad', 'short'],
  ['ada', null],
  ['a-._@+9', null],
  ['abcdefghijklmno', null],
  ['abcdefghijklmnop', 'long'],
  ['爱达爱达', null],
  ['ada lovelace', 'letters'],
  ['adä', null],
])('the name %j: %s', (name, rule) => expect(brokenNameRule(name)).toBe(rule))

test.each([
  ['', 'missing'],
  ['ada', 'misshapen'],
  ['@example.org', 'misshapen'],
  ['ada@', 'misshapen'],
  ['ada@home@example.org', 'misshapen'],
  ['a@b', null],
  [`a@${'b'.repeat(252)}`, null],
  [`a@${'b'.repeat(253)}`, 'misshapen'],
])('the address %j: %s', (email, flaw) => expect(emailFlaw(email)).toBe(flaw))

test.each([
  ['aB3456', []],
  ['aB345', ['length']],
  ['axcDEF', ['digit']],
  ['AXC123', ['lower']],
  ['axc123', ['upper']],
  ['', ['length', 'digit', 'lower', 'upper']],
  // Digits and letters of other scripts are allowed, but do not count for the rules.
  ['密码٣密码密', ['digit', 'lower', 'upper']],
])('the password %j breaks %j', (password, broken) => expect(brokenPasswordRules(password)).toEqual(broken))

test.each(['Admin', 'Monitor'] as const)('a password of the role %s has twelve characters', (role) => {
  expect(brokenPasswordRules('aB345678901', role)).toEqual(['length'])
  expect(brokenPasswordRules('aB3456789012', role)).toEqual([])
  expect(brokenPasswordRules('aB3456', 'Banned')).toEqual([])
})
test.each([
  'Passw0rd',
  'P@ssw0rd1',
  'Password123!',
  'Qwerty12345',
  'Abc123',
  'Aa123456',
  'Admin2026',
  'Welcome1',
  '123Qwe',
  '1q2W3e4R',
  '@dmiN123',
  'iL0veyou!',
])('%j is a common password', (password) => expect(brokenPasswordRules(password)).toEqual(['common']))
test.each(['Harb0ur-7', 'aB3!?#', 'Correct-Horse-9', 'Passw0rd-Harbour', 'xK9dragonQ', 'Zebra-crossing-1'])(
  '%j is invalid',
  (password) => expect(brokenPasswordRules(password)).toEqual([]),
)

test('a longer password breaks no further rule, except that it may be common', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, more) => {
      const before = brokenPasswordRules(password)
      expect(
        brokenPasswordRules(password + more).filter((rule) => !before.includes(rule) && rule !== 'common'),
      ).toEqual([])
    }),
  )
})
