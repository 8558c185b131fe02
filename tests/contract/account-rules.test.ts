import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brokenNameRule, brokenPasswordRules, emailFlaw } from '#contract/rules/account.ts'

test.each([
  ['', 'letters'],
  ['ad', 'short'],
  ['ada', null],
  ['a-._@+9', null],
  ['abcdefghijklmno', null],
  ['abcdefghijklmnop', 'long'],
  ['爱达爱达', 'letters'],
  ['ada lovelace', 'letters'],
  ['adä', 'letters'],
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
  ['abcDEF', ['digit']],
  ['ABC123', ['lower']],
  ['abc123', ['upper']],
  ['', ['length', 'digit', 'lower', 'upper']],
  // Digits and letters of other scripts are welcome, but are none of those that are asked for.
  ['密码٣密码密', ['digit', 'lower', 'upper']],
])('the password %j breaks %j', (password, broken) => expect(brokenPasswordRules(password)).toEqual(broken))

test('more signs never break a rule', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, more) => {
      const before = brokenPasswordRules(password)
      expect(brokenPasswordRules(password + more).filter((rule) => !before.includes(rule))).toEqual([])
    }),
  )
})
