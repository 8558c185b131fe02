import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TEAM_BIO_MAX, TEAM_NAME_MAX, teamFlaws, trimmedTexts, type TeamFlaws } from '#contract/rules/team.ts'

test.each<[string, string, TeamFlaws]>([
  ['red', '', { name: null, bio: null }],
  ['', '', { name: 'missing', bio: null }],
  [' \u200B\u00AD ', '', { name: 'missing', bio: null }],
  // All four characters look empty: blank braille, a private character, half of a surrogate pair, and a
  // filler as wide as a letter.
  ['\u2800\ue000\ud800\u3164', '', { name: 'missing', bio: null }],
  ['\u2801', '', { name: null, bio: null }],
  ['x'.repeat(32), 'y'.repeat(31), { name: null, bio: null }],
  ['x'.repeat(33), 'y'.repeat(32), { name: 'long', bio: 'long' }],
  // The server counts UTF-16 units, which are two for each of these.
  ['😀'.repeat(17), '', { name: 'long', bio: null }],
  [`  ${'x'.repeat(32)}  `, ` ${'y'.repeat(31)} `, { name: null, bio: null }],
])('%j with %j', (name, bio, flaws) => expect(teamFlaws({ name, bio })).toEqual(flaws))

test('values without errors are within the limits of the wire', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (name, bio) => {
      const flaws = teamFlaws({ name, bio })
      fc.pre(flaws.name === null && flaws.bio === null)
      const sent = trimmedTexts({ name, bio })
      expect(sent.name.length).toBeGreaterThan(0)
      expect(sent.name.length).toBeLessThanOrEqual(TEAM_NAME_MAX)
      expect(sent.bio.length).toBeLessThanOrEqual(TEAM_BIO_MAX)
    }),
  )
})
