import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isAnswerFound,
  NO_SEARCH,
  readAnswerSearch,
  SEARCHED_COLUMNS,
  writeAnswerSearch,
  type AnswerSearch,
} from '#contract/rules/answer-search.ts'
import type { Submission } from '#contract/models/submission.ts'

describe('reading', () => {
  test.each<[string, Partial<AnswerSearch>]>([
    ['', {}],
    ['  salt   water ', { text: 'salt water' }],
    ['is:wrong', { is: 'wrong' }],
    ['IS:Cheat salt', { is: 'cheat', text: 'salt' }],
    ['team:owls is:right salt', { team: 'owls', is: 'right', text: 'salt' }],
    ['salt team:"Paper Tigers" water', { team: 'Paper Tigers', text: 'salt water' }],
    ['challenge:ret2win person:ada ip:203.0.113.', { challenge: 'ret2win', person: 'ada', ip: '203.0.113.' }],
    ['team:a team:b', { team: 'b' }],
    // Words that look like a filter but are none are searched for as text.
    ['is:odd', { text: 'is:odd' }],
    ['team:', { text: 'team:' }],
    ['team:""', { text: 'team:""' }],
    ['steam:owls', { text: 'steam:owls' }],
    ['flag{is:wrong}', { text: 'flag{is:wrong}' }],
    ['team:"open', { team: '"open' }],
  ])('%s', (typed, search) => expect(readAnswerSearch(typed)).toEqual({ ...NO_SEARCH, ...search }))

  test('never throws, and what it gives reads the same when it is read again', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom('is:', 'team:', 'ip:', ':', '"', ' ', 'wrong', 'is:right', 'person:"a b"'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = readAnswerSearch(pieces.join(''))
        expect(readAnswerSearch(once.text).is === null || once.is !== null).toBe(true)
        expect(Object.keys(once).toSorted()).toEqual(Object.keys(NO_SEARCH).toSorted())
      }),
    )
  })
})

test('a written search reads as itself', () => {
  const value = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter((text) => !/["\s:]/.test(text))
  const phrase = fc.array(value, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
  const search = fc.record({
    text: fc.option(phrase, { nil: '' }),
    is: fc.constantFrom(null, 'right', 'wrong', 'cheat', 'unopened'),
    ...Object.fromEntries(SEARCHED_COLUMNS.map((column) => [column, fc.option(phrase, { nil: '' })])),
  })
  fc.assert(
    fc.property(search, (part) => {
      const whole: AnswerSearch = { ...NO_SEARCH, ...part }
      expect(readAnswerSearch(writeAnswerSearch(whole))).toEqual(whole)
    }),
  )
})

describe('a pushed answer', () => {
  const row: Submission = {
    answer: 'flag{Salt}',
    status: 'WrongAnswer',
    time: '2026-11-20T08:00:00+00:00',
    user: 'ada',
    team: 'Night Owls',
    challenge: 'Warm up',
    facts: {
      id: 1,
      participationId: 2,
      userId: null,
      challengeId: 3,
      category: 'Web',
      attempt: 1,
      ip: '203.0.113.7',
      placing: null,
    },
  }
  const isFound = (typed: string, isMasked = false) => isAnswerFound(readAnswerSearch(typed), row, isMasked)
  test.each(['', 'salt', 'OWLS', 'ada', 'warm up', '113.7', 'team:owls is:wrong salt', 'ip:203.0'])(
    'is found by %s',
    (typed) => expect(isFound(typed)).toBe(true),
  )
  test.each(['fog', 'is:right', 'team:ada', 'ip:113', 'salt water', 'person:bob'])(
    'is not found by %s',
    (typed) => expect(isFound(typed)).toBe(false),
  )
  test('is not found by what is hidden', () => {
    expect(isFound('salt', true)).toBe(false)
    expect(isFound('ip:203', true)).toBe(false)
    expect(isFound('owls', true)).toBe(true)
  })
})
