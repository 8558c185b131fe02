import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  flagLength,
  flagOf,
  isStrongTemplate,
  templateStrength,
  type RandomSource,
} from '#contract/rules/flag-template.ts'

const guid = '01234567-89ab-cdef-0123-456789abcdef'
const last: RandomSource = { guid: () => guid, teamHash: '0123456789ab', pick: (from) => from.at(-1) ?? '' }
const make = (template: string | null) => flagOf(template, last)

describe('a flag', () => {
  test.each([
    [null, `flag{${guid}}`],
    ['', `flag{${guid}}`],
    ['flag{[GUID]}', `flag{${guid}}`],
    ['[GUID]-[GUID]', `${guid}-${guid}`],
    // A template with [GUID] replaces only the GUID.
    ['[LEET]flag{a b [GUID] [TEAM_HASH]}', `[LEET]flag{a b ${guid} [TEAM_HASH]}`],
    ['flag{a b [TEAM_HASH]}', 'flag{a b 0123456789ab}'],
    ['[LEET]flag{ace [TEAM_HASH]}', 'flag{4c3_0123456789ab}'],
    ['[TEAM_HASH][LEET]{a}', '0123456789ab[LEET]{a}'],
    ['flag{hello world}', 'flag{h3II0_w0rId}'],
    // Text before the brace and text in brackets stay the same, because they are prefixes and placeholders.
    // Text after the brackets varies again.
    ['a b{a[a]a}a', 'a_b{4[a]4}a'],
    ['[LEET]{a}', '[LEET]{4}'],
    ['{Gz 你好 7!}', '{92_你好_T!}'],
  ])('of %s', (template, flag) => expect(make(template)).toBe(flag))

  test('has one GUID, however often the template names it', () => {
    let count = 0
    const flag = flagOf('[GUID] [GUID]', { ...last, guid: () => `${(count += 1)}` })
    expect([flag, count]).toEqual(['1 1', 1])
  })
  test('may have any character of a set, including the original one', () => {
    for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') {
      const sets: string[] = []
      const note = (from: string) => {
        sets.push(from)
        return from.charAt(0)
      }
      flagOf(`{${sign}${sign.toLowerCase()}}`, { ...last, pick: note })
      expect(sets).toHaveLength(2)
      expect(sets[0]).toBe(sets[1])
      expect(sets[0]).toContain(sign)
      expect(sets[0]).toMatch(/^[A-Za-z0-9]{2,4}$/)
    }
  })
  test('has the predicted length, for any random choice', () => {
    const parts = fc.constantFrom(
      '[GUID]',
      '[TEAM_HASH]',
      '[LEET]',
      '{',
      '}',
      '[',
      ']',
      ' ',
      'a',
      '7',
      '题',
      '🏁',
      'flag',
    )
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 20 }),
        fc.infiniteStream(fc.nat({ max: 3 })),
        (pieces, choices) => {
          const template = pieces.join('')
          const pick = (from: string) => from.charAt((choices.next().value ?? 0) % from.length)
          expect(flagOf(template, { ...last, pick })).toHaveLength(flagLength(template))
        },
      ),
    )
  })
})

describe('the strength of a template', () => {
  test.each([
    ['flag{hello world}', 14.75],
    ['flag{this_is_a_rather_long_template}', 37.6],
    ['no braces at all, however long it may be', 0],
    ['', 0],
  ])('%s', (template, bits) => expect(templateStrength(template)).toBeCloseTo(bits, 1))
  test('is enough with 32 bits, or with a part that differs for each team', () => {
    // A letter with two forms counts as one bit, so 32 of them are enough.
    expect(isStrongTemplate(`{${'c'.repeat(31)}}`)).toBe(false)
    expect(isStrongTemplate(`{${'c'.repeat(32)}}`)).toBe(true)
    expect(isStrongTemplate('[GUID]')).toBe(true)
    expect(isStrongTemplate('x[TEAM_HASH]')).toBe(true)
    expect(isStrongTemplate('[guid]')).toBe(false)
  })
})
