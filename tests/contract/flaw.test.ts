import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Schema } from '#contract/schema.ts'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { flawIn } from '#contract/flaw.ts'
import { int, iso, list, map, model, names, nullable, open, optional, text } from '#contract/schema.ts'
import { bareSchema } from '../../scripts/bare-schema.ts'
import { arbitrary } from './arbitrary.ts'

const team = model('Team', {
  name: text({ max: 3 }),
  at: iso(),
  score: int({ min: 0 }),
  role: names('Role', ['Captain', 'Member']),
  bio: nullable(text()),
  number: optional(int()),
  colour: optional(open(names('Colour', ['Red', 'Blue']))),
})
const fits = { name: 'Otters', at: '2026-01-01T00:00:00Z', score: -1, role: 'Captain', bio: null }

describe('a response that fits', () => {
  test.each([
    ['with text and numbers outside the limits of input', fits],
    ['with a field that the schema does not name', { ...fits, color: { any: [1] } }],
    ['with null for an optional field', { ...fits, number: null }],
    ['with a name of a newer server, where clients expect one', { ...fits, colour: 'Mauve' }],
  ])('%s', (_, value) => expect(flawIn(team, value)).toBeNull())
})

describe('the flaw of a response', () => {
  const { name: _, ...nameless } = fits
  test.each([
    ['null', team, null, ''],
    ['a list for an object', team, [], ''],
    ['a missing field', team, nameless, '.name'],
    ['null where there is no null', team, { ...fits, name: null }, '.name'],
    ['a number as text', team, { ...fits, score: '7' }, '.score'],
    ['a fraction', team, { ...fits, score: 0.5 }, '.score'],
    ['a date that is none', team, { ...fits, at: 'tomorrow' }, '.at'],
    ['an unknown name', team, { ...fits, role: 'Owner' }, '.role'],
    ['an optional field of another type', team, { ...fits, number: 'one' }, '.number'],
    ['no name where newer ones may come', team, { ...fits, colour: 7 }, '.colour'],
    ['an item', list(team), [fits, { ...fits, bio: 7 }], '[1].bio'],
    ['an entry', map(text(), int()), { a: 1, b: {} }, '.b'],
    ['a key', map(names('Tag', ['Web', 'Misc']), int()), { Web: 1, Sea: 2 }, '.Sea'],
  ])('%s', (_name, schema: Schema, value, flaw) => expect(flawIn(schema, value)).toBe(flaw))
})

const schemas = Object.entries(ALL_CALLS).flatMap(([name, { rules }]) =>
  rules.answer?.kind === 'json' ? [[name, rules.answer.schema] as const] : [],
)
describe('each response that fits its model has no flaw, and the same in the schema of the client', () => {
  test.each(schemas)('%s', (_, schema) => {
    const bare = bareSchema(schema)
    fc.assert(
      fc.property(arbitrary(schema), fc.anything(), (value, other) => {
        expect(flawIn(schema, value)).toBeNull()
        expect(flawIn(bare, value)).toBeNull()
        expect(flawIn(bare, other)).toBe(flawIn(schema, other))
      }),
      { numRuns: 20 },
    )
  })
})
