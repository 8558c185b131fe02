import { describe, expect, test } from 'vitest'
import { FLAG_MAX } from '#contract/rules/challenge.ts'
import { MAX_COMPARED_FLAGS } from '#contract/rules/edit-limits.ts'
import { MAX_FLAG_LENGTH } from '#contract/rules/flag-template.ts'
import { fitsPattern, patternFlaw } from '#server/modules/challenge/flag-pattern.ts'

describe('a pattern', () => {
  test.each([
    ['flag\\{[0-9a-f]{4}\\}', 'flag{beef}', true],
    ['flag\\{[0-9a-f]{4}\\}', 'flag{beef}}', false],
    ['flag\\{[0-9a-f]{4}\\}', 'xflag{beef}', false],
    ['a|b', 'ab', false],
    ['(?i)flag', 'FLAG', true],
    ['flag', 'FLAG', false],
    ['.', '💥', true],
    ['.', '\n', true],
    ['a$', 'a\n', false],
    ['^a$', 'a', true],
    ['\\p{Han}+', '题目', true],
    ['', 'a', false],
  ])('%j fits %j: %s', (pattern, text, isFitting) => expect(fitsPattern(pattern, text)).toBe(isFitting))
  test.each([
    ['(', 'malformed'],
    ['(a)\\1', 'malformed'],
    ['(?=a)b', 'malformed'],
    ['a{1001}', 'malformed'],
    ['(a{1,30}){1,30}', 'large'],
    ['(a{1000}){1000}', 'malformed'],
    ['flag\\{(one|two)\\}', null],
  ])('%j: %s', (pattern, flaw) => expect(patternFlaw(pattern)).toBe(flaw))
  test('that cannot be read fits nothing', () => expect(fitsPattern('(', '(')).toBe(false))
})

/** An engine that goes back in the text would not end, so the time limit of the test would fail it. */
test('the most expensive patterns of a challenge are judged', () => {
  const hostile = [
    '(a*)*b',
    '(a|a)*b',
    '(a|aa)+$b',
    '(?:a?){120}a{120}',
    '(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)x',
    '((a{1,20}){1,20})b',
    '(?:(?:.|.)*){1,40}b',
    '[a-z]*[a-y]*[a-x]*[a-w]*[a-v]*1',
  ].filter((pattern) => pattern.length <= FLAG_MAX && patternFlaw(pattern) === null)
  expect(hostile.length).toBeGreaterThan(5)
  const text = 'a'.repeat(MAX_FLAG_LENGTH)
  const isSame = hostile.map((pattern) => {
    const told = Array.from({ length: MAX_COMPARED_FLAGS }, () => fitsPattern(pattern, text))
    return told.every((isFitting) => isFitting === told[0])
  })
  expect(isSame).toEqual(hostile.map(() => true))
})
