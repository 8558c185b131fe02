import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHALLENGE_TYPES } from '#contract/models/challenge-names.ts'
import { bloodOf, judgeFlag, LAST_BLOOD } from '#contract/rules/judge-flag.ts'

const given = { hasInstance: true, written: ['flag{a}', 'flag{b}'], dealt: 'flag{own}' }
const STATIC = ['StaticAttachment', 'StaticContainer'] as const
const DYNAMIC = ['DynamicAttachment', 'DynamicContainer'] as const

describe.each(STATIC)('with %s', (type) => {
  test('each listed flag is correct, and no other', () => {
    expect(
      ['flag{a}', 'flag{b}', 'flag{own}', 'flag{A}', 'flag{a} ', ''].map((answer) =>
        judgeFlag({ ...given, type }, answer),
      ),
    ).toEqual(['Accepted', 'Accepted', 'WrongAnswer', 'WrongAnswer', 'WrongAnswer', 'WrongAnswer'])
  })
})
describe.each(DYNAMIC)('with %s', (type) => {
  test('only the assigned flag is correct', () => {
    expect(
      ['flag{own}', 'flag{a}', 'FLAG{OWN}'].map((answer) => judgeFlag({ ...given, type }, answer)),
    ).toEqual(['Accepted', 'WrongAnswer', 'WrongAnswer'])
  })
  test('no flag is correct before the team has one', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (answer) => judgeFlag({ ...given, type, dealt: null }, answer) === 'WrongAnswer',
      ),
    )
  })
})
test.each(CHALLENGE_TYPES)('a team without the challenge cannot solve it (%s)', (type) => {
  expect(
    ['flag{a}', 'flag{own}', 'x'].map((answer) => judgeFlag({ ...given, type, hasInstance: false }, answer)),
  ).toEqual(['NotFound', 'NotFound', 'NotFound'])
})
test('the first three are bloods', () => {
  expect([0, 1, 2, 3, 4].map(bloodOf)).toEqual([null, 'FirstBlood', 'SecondBlood', 'ThirdBlood', null])
  expect(LAST_BLOOD).toBe(3)
})
