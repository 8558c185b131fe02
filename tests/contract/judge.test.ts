import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHALLENGE_TYPES, FLAG_MATCHES } from '#contract/models/challenge-names.ts'
import {
  bloodOf,
  judgeFlag,
  LAST_BLOOD,
  withoutCase,
  type FlagRule,
  type JudgeInput,
} from '#contract/rules/judge-flag.ts'

const given = { hasInstance: true, written: ['flag{a}', 'flag{b}'], dealt: 'flag{own}', rule: null }
const STATIC = ['StaticAttachment', 'StaticContainer'] as const
const DYNAMIC = ['DynamicAttachment', 'DynamicContainer'] as const
/** The rule must not depend on the engine, so this one knows only a text and `*` at its end. */
const fits = (pattern: string, text: string) =>
  pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : pattern === text
const verdictOf = (input: JudgeInput, answer: string) => judgeFlag(input, answer, fits).verdict
const judgedBy = (rule: Partial<FlagRule>, answer: string) =>
  judgeFlag(
    {
      ...given,
      type: 'StaticAttachment',
      rule: { match: 'Exact', needsAll: false, flags: [], found: [], ...rule },
    },
    answer,
    fits,
  )

describe.each(STATIC)('with %s', (type) => {
  test('each listed flag is correct, and no other', () => {
    expect(
      ['flag{a}', 'flag{b}', 'flag{own}', 'flag{A}', 'flag{a} ', ''].map((answer) =>
        verdictOf({ ...given, type }, answer),
      ),
    ).toEqual(['Accepted', 'Accepted', 'WrongAnswer', 'WrongAnswer', 'WrongAnswer', 'WrongAnswer'])
  })
})
describe.each(DYNAMIC)('with %s', (type) => {
  test('only the assigned flag is correct, whatever the rule says', () => {
    const rule: FlagRule = {
      match: 'AnyCase',
      needsAll: true,
      flags: [{ id: 1, flag: 'FLAG{OWN}' }],
      found: [],
    }
    expect(
      ['flag{own}', 'flag{a}', 'FLAG{OWN}'].map((answer) =>
        judgeFlag({ ...given, type, rule }, answer, fits),
      ),
    ).toEqual(
      ['Accepted', 'WrongAnswer', 'WrongAnswer'].map((verdict) => ({
        verdict,
        fits: [],
        solves: verdict === 'Accepted',
      })),
    )
  })
  test('no flag is correct before the team has one', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (answer) => verdictOf({ ...given, type, dealt: null }, answer) === 'WrongAnswer',
      ),
    )
  })
})
test.each(CHALLENGE_TYPES)('a team without the challenge cannot solve it (%s)', (type) => {
  expect(
    ['flag{a}', 'flag{own}', 'x'].map((answer) => verdictOf({ ...given, type, hasInstance: false }, answer)),
  ).toEqual(['NotFound', 'NotFound', 'NotFound'])
})

describe('in any case', () => {
  test('equals itself in upper and lower case, composed or not, and is not changed twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = withoutCase(text)
        for (const same of [text.toUpperCase(), text.toLowerCase(), text.normalize('NFD'), folded])
          expect(withoutCase(same)).toBe(folded)
      }),
    )
  })
  test.each([
    ['flag{Straße}', 'FLAG{STRASSE}', true],
    ['flag{STRAẞE}', 'flag{strasse}', true],
    ['flag{ΟΔΟΣ}', 'flag{οδός}', false],
    ['flag{ΟΔΟΣ}', 'flag{οδος}', true],
    ['flag{é}', 'FLAG{E\u0301}', true],
    ['flag{題}', 'flag{題}', true],
    ['flag{a}', 'flag{a}!', false],
    ['flag{1}', 'flag{l}', false],
  ])('%j and %j: %s', (flag, answer, isRight) =>
    expect(judgedBy({ match: 'AnyCase', flags: [{ id: 1, flag }] }, answer)).toEqual({
      verdict: isRight ? 'Accepted' : 'WrongAnswer',
      fits: isRight ? [1] : [],
      solves: isRight,
    }),
  )
})

describe('all of several', () => {
  const flags = ['a', 'b', 'c'].map((flag, at) => ({ id: at + 1, flag }))
  test('each is accepted, and the last one solves', () => {
    expect(judgedBy({ needsAll: true, flags, found: [3] }, 'a')).toEqual({
      verdict: 'Accepted',
      fits: [1],
      solves: false,
    })
    expect(judgedBy({ needsAll: true, flags, found: [3, 1] }, 'b')).toMatchObject({ solves: true })
    expect(judgedBy({ needsAll: true, flags, found: [3, 1] }, 'a')).toMatchObject({
      verdict: 'Accepted',
      solves: false,
    })
    expect(judgedBy({ needsAll: true, flags, found: [3, 1] }, 'd').verdict).toBe('WrongAnswer')
  })
  test('equal flags are found together', () => {
    const doubles = [...flags, { id: 4, flag: 'a' }]
    expect(judgedBy({ needsAll: true, flags: doubles, found: [] }, 'a').fits).toEqual([1, 4])
  })
  test('in any order and however often repeated, exactly the answers that complete them solve', () => {
    const aFlag = fc.constantFrom('a', 'A', 'b', 'ab', 'a*', 'b*', '*')
    fc.assert(
      fc.property(
        fc.constantFrom(...FLAG_MATCHES),
        fc.array(aFlag, { minLength: 1, maxLength: 4 }),
        fc.array(fc.constantFrom('a', 'A', 'b', 'ab', 'x'), { maxLength: 8 }),
        (match, texts, answers) => {
          const written = texts.map((flag, at) => ({ id: at + 1, flag }))
          let found: readonly number[] = []
          for (const answer of answers) {
            const one = judgedBy({ match, needsAll: true, flags: written, found }, answer)
            const any = judgedBy({ match, needsAll: false, flags: written, found: [] }, answer)
            // The same answers are correct, whether one or all are needed.
            expect([one.verdict, one.fits]).toEqual([any.verdict, any.fits])
            found = [...found, ...one.fits]
            const isWhole = written.every(({ id }) => found.includes(id))
            expect(one.solves).toBe(one.verdict === 'Accepted' && isWhole)
          }
        },
      ),
    )
  })
})
test('the first three are bloods', () => {
  expect([0, 1, 2, 3, 4].map(bloodOf)).toEqual([null, 'FirstBlood', 'SecondBlood', 'ThirdBlood', null])
  expect(LAST_BLOOD).toBe(3)
})
