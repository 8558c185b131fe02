import { describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { isClearText } from '#contract/rules/clear-text.ts'
import type { Schema } from '#contract/schema.ts'

describe('a name in any writing', () => {
  test.each([
    ['Latin', "Zoë O'Brien-Ñandú"],
    ['Chinese', '吴承恩'],
    ['a rarer form of a character', '葛\u{e0100}城'],
    ['Japanese', 'まるまる・ジョン'],
    ['Korean', '김철수'],
    ['Arabic', 'محمد علي'],
    ['Persian with a joiner', 'می\u200cخواهم'],
    ['Hebrew', 'יוסף'],
    ['Hindi with a joiner', 'क्\u200dष'],
    ['Malayalam that ends in a joiner', 'അവന്\u200d'],
    ['Thai', 'สมชาย'],
    ['marks over letters', 'e\u0301a\u0308'],
    ['a family', '👩\u200d👩\u200d👧\u200d👦'],
    ['a heart', '❤\ufe0f\u200d🔥'],
    ['a flag of a region', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['flags of countries', '🇨🇳🇩🇪'],
    ['a key', '1\ufe0f\u20e3'],
  ])('is fine: %s', (_, name) => expect(isClearText(name, 'line')).toBe(true))
})

describe('invisible characters', () => {
  test.each([
    ['turns what follows', 'abc\u202etxt.exe'],
    ['ends a turn', 'abc\u202c'],
    ['isolates', '\u2066abc\u2069'],
    ['marks a direction', 'abc\u200f'],
    ['has no width', 'ad\u200bmin'],
    ['joins what has no joiners', 'ad\u200dmin'],
    ['parts what has no joiners', 'ad\u200cmin'],
    ['joins a picture to a letter', '👩\u200dx'],
    ['is joined twice', 'م\u200c\u200c'],
    ['breaks a word', 'ad\u00admin'],
    ['is a byte order mark', '\ufeffadmin'],
    ['fills a syllable', 'admin\u3164'],
    ['chooses a form that letters do not have', 'a\ufe0fdmin'],
    ['spells in tags', 'admin\u{e0061}'],
    ['is a flag that goes on', '🏴\u{e0061}'],
    ['is a control', 'a\u001b[31mb'],
    ['ends a line', 'a\u2028b'],
    ['is a note between lines', 'a\ufff9b'],
  ])('is refused where it %s', (_, name) =>
    expect([isClearText(name, 'line'), isClearText(name, 'lines')]).toEqual([false, false]),
  )
  test.each(['a\nb', 'a\r\nb', 'a\tb'])(
    'but line breaks and indents are allowed in long texts: %j',
    (text) => {
      expect([isClearText(text, 'line'), isClearText(text, 'lines')]).toEqual([false, true])
    },
  )
})

/**
 * Fields with free text may contain any character: Markdown, values that are compared and never shown, and
 * fields with a stricter rule.
 */
const FREE = [
  'inviteCode fileHash remoteUrl content notice summary hints wpNote flag flagTemplate fileName',
  'password old new token rToken gToken email newMail to userName newCaptainId captainId organization customTheme emailDomainList work id userIds',
  // The key of a cheat must equal a stored one, so it is never changed
  'key',
  // These fields identify a finding of the check, so they are stored as sent.
  'kind detail',
  // Compared with the word to type.
  'word',
]

test('every field with a name is checked', () => {
  const without = new Set(
    Object.values(ALL_CALLS).flatMap(({ rules: { body } }) =>
      body?.kind === 'json' ? unboundedIn(body.schema, '') : [],
    ),
  )
  const expected = new Set([...FREE.join(' ').split(' '), ''])
  expect([...without].filter((name) => !expected.has(name))).toEqual([])
})

function unboundedIn(given: Schema, name: string): string[] {
  const schema = given.anyOf?.find(({ type }) => type !== 'null') ?? given
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([field, of]) => unboundedIn(of, field))
  if (schema.items) return unboundedIn(schema.items, name)
  const isText = schema.type === 'string' && !schema.enum && schema.format === undefined
  return isText && schema['x-clear'] === undefined && schema['x-shape'] === undefined ? [name] : []
}
