import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import {
  absent,
  bool,
  double,
  int,
  iso,
  keep,
  list,
  long,
  map,
  model,
  names,
  nullable,
  optional,
  text,
  type Schema,
} from '#contract/schema.ts'
import { readInput } from '#server/http/lenient-input.ts'
import type { Source } from '#server/http/lenient-scalars.ts'

const color = names('Color', ['Red', 'Green', 'Blue'])
const task = names('Task', ['Pending', 'Success', 'Failed'], -1)

const read = (schema: Schema, value: unknown, source: Source = 'json') =>
  readInput(schema, value, 'field', source)
const taken = (schema: Schema, value: unknown, source?: Source) => {
  const reading = read(schema, value, source)
  return reading.ok ? reading.value : reading.complaint.title
}
const objectIn = (value: unknown): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) throw new Error(`no object: ${String(value)}`)
  return value as Record<string, unknown>
}

describe('one value', () => {
  test.each<[string, Schema, unknown, unknown]>([
    ['a number as a string', int(), '42', 42],
    ['a negative number as a string', int(), '-7', -7],
    ['minus zero', int(), -0, 0],
    ['a fraction for an int', int(), 1.5, 'fieldMalformed'],
    ['white space around an int', int(), ' 4', 'fieldMalformed'],
    ['an empty string for an int', int(), '', 'fieldMalformed'],
    ['hexadecimal', int(), '0x10', 'fieldMalformed'],
    ['the greatest int32', int(), 2147483647, 2147483647],
    ['one more', int(), 2147483648, 'fieldMalformed'],
    ['one more as int64', long(), 2147483648, 2147483648],
    ['more than a double can count', long(), '9007199254740993', 'fieldMalformed'],
    ['an int below its range', int({ min: 32 }), 31, 'fieldTooSmall'],
    ['an int above its range', int({ max: 1024 }), '1025', 'fieldTooBig'],
    ['a double as a string', double(), '0.25', 0.25],
    ['a double with an exponent', double(), '1e-3', 0.001],
    ['a bool', bool(), true, true],
    ['a bool as a string', bool(), 'true', 'fieldMalformed'],
    ['a number for a bool', bool(), 1, 'fieldMalformed'],
    ['a name', color, 'Green', 'Green'],
    ['a name in another case', color, 'gREEN', 'Green'],
    ['a name by number', color, 2, 'Blue'],
    ['a name by number in a string', color, '0', 'Red'],
    ['a name by a negative number', task, -1, 'Pending'],
    ['a number without a name', color, 3, 'fieldMalformed'],
    ['an unknown name', color, 'Pink', 'fieldMalformed'],
    ['an inherited name', color, 'constructor', 'fieldMalformed'],
    ['a text', text(), 'a', 'a'],
    ['an empty text', text(), '', ''],
    ['an empty text where one is required', text({ required: true }), '', 'fieldRequired'],
    ['white space where a text is required', text({ required: true }), ' \t', 'fieldRequired'],
    ['null where a text is required', text({ required: true }), null, 'fieldRequired'],
    ['null where a text is not nullable', text(), null, 'fieldNull'],
    ['null where it may be', nullable(text()), null, null],
    ['a number for a text', text(), 1, 'fieldMalformed'],
    ['a text that is too short', text({ min: 3 }), '', 'fieldTooShort'],
    ['a text as long as allowed, in UTF-16 units', text({ max: 2 }), '💥', '💥'],
    ['a text that is too long, in UTF-16 units', text({ max: 1 }), '💥', 'fieldTooLong'],
    ['a text the database cannot hold', text(), 'a\0b', 'fieldMalformed'],
    ['an e-mail', text({ shape: 'email' }), 'a@b', 'a@b'],
    ['two @', text({ shape: 'email' }), 'a@b@c', 'fieldNotEmail'],
    ['@ first', text({ shape: 'email' }), '@b', 'fieldNotEmail'],
    ['@ last', text({ shape: 'email' }), 'a@', 'fieldNotEmail'],
    ['a phone', text({ shape: 'phone' }), '+86 (10) 1234-5678 ext. 9', '+86 (10) 1234-5678 ext. 9'],
    ['an empty phone', text({ shape: 'phone' }), '', 'fieldNotPhone'],
    ['a phone without digits', text({ shape: 'phone' }), '+-()', 'fieldNotPhone'],
    ['letters for a phone', text({ shape: 'phone' }), 'call me 1', 'fieldNotPhone'],
    ['an instant', iso(), '2023-07-31T09:04:03.000Z', '2023-07-31T09:04:03+00:00'],
    ['an instant with an offset', iso(), '2023-07-31T17:04:03.5+08:00', '2023-07-31T09:04:03.5+00:00'],
    ['seven digits of a second', iso(), '2023-07-31T09:04:03.1234567+00:00', '2023-07-31T09:04:03.123+00:00'],
    ['a day alone', iso(), '2023-07-31', '2023-07-31T00:00:00+00:00'],
    ['the first day', iso(), '0001-01-01T00:00:00+00:00', '0001-01-01T00:00:00+00:00'],
    ['before the first day', iso(), '0001-01-01T00:00:00+01:00', 'fieldMalformed'],
    ['the 30th of February', iso(), '2023-02-30T00:00:00Z', 'fieldMalformed'],
    ['the 25th hour', iso(), '2023-02-20T24:00:00Z', 'fieldMalformed'],
    ['a date that is none', iso(), 'yesterday', 'fieldMalformed'],
    ['milliseconds', iso(), 1690794243000, 'fieldMalformed'],
    ['a list', list(int()), ['1', 2], [1, 2]],
    ['a list with null in it', list(int()), [null], 'fieldNull'],
    ['no list', list(int()), 1, 'fieldMalformed'],
    ['a list for an object', model('M', { a: int() }), [], 'fieldMalformed'],
    ['a map', map(color, int()), { Red: '1' }, { Red: 1 }],
  ])('%s', (_, schema, sent, expected) => {
    expect(taken(schema, sent)).toEqual(expected)
  })

  test.each<[string, Schema, unknown, unknown]>([
    ['a bool', bool(), 'TRUE', true],
    ['an int', int(), '12', 12],
    ['a word for an int', int(), 'twelve', 'fieldMalformed'],
    ['one value for a list', list(int()), '1', [1]],
  ])('in a query: %s', (_, schema, sent, expected) => {
    expect(taken(schema, sent, 'text')).toEqual(expected)
  })
})

describe('an object', () => {
  const thing = model('Thing', {
    title: text({ required: true, max: 5 }),
    userName: optional(text()),
    bio: keep(text()),
    limit: absent(int(), 3),
    tags: absent(list(text()), []),
    count: int(),
    start: iso(),
    color,
    isOn: bool(),
    note: nullable(text()),
    inner: optional(model('Inner', { cpuCount: absent(int(), 1) })),
  })

  test('fills in defaults', () => {
    const start = '1970-01-01T00:00:00+00:00'
    expect(taken(thing, { title: 'a' })).toEqual({
      title: 'a',
      limit: 3,
      tags: [],
      count: 0,
      start,
      color: 'Red',
      isOn: false,
      note: null,
    })
  })
  test('accepts names in any case and ignores unknown ones', () => {
    const sent = {
      TITLE: 'a',
      USERNAME: 'b',
      Bio: null,
      Limit: '4',
      iNNer: { CPUCOUNT: 2, more: [] },
      stranger: {},
    }
    expect(taken(thing, sent)).toMatchObject({
      title: 'a',
      userName: 'b',
      bio: null,
      limit: 4,
      inner: { cpuCount: 2 },
    })
    expect(Object.keys(objectIn(taken(thing, sent)))).not.toContain('stranger')
  })
  test('reports the first error, in the order of the model', () => {
    expect(readInput(thing, { isOn: 3, title: 'too long' }, '', 'json')).toEqual({
      ok: false,
      complaint: { title: 'fieldTooLong', field: 'title', limit: 5 },
    })
    expect(readInput(thing, { title: 'a', inner: { cpuCount: 'x' } }, '', 'json')).toMatchObject({
      complaint: { field: 'inner.cpuCount' },
    })
  })
  test('a default is not shared between two readings', () => {
    const first = taken(thing, { title: 'a' })
    const second = taken(thing, { title: 'a' })
    expect(objectIn(first)['tags']).toEqual([])
    expect(objectIn(first)['tags']).not.toBe(objectIn(second)['tags'])
  })
  test('cannot set a prototype', () => {
    const sent: unknown = JSON.parse(
      '{"title":"a","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"inner":{"__proto__":{"cpuCount":9}}}',
    )
    const value = taken(thing, sent)
    expect('polluted' in objectIn(value)).toBe(false)
    expect('polluted' in {}).toBe(false)
    expect(objectIn(value)['inner']).toEqual({ cpuCount: 1 })
    expect(Object.getPrototypeOf(objectIn(taken(map(text(), text()), JSON.parse('{"__proto__":"x"}'))))).toBe(
      Object.prototype,
    )
  })
})

describe('any input at all', () => {
  const schemas = Object.entries(ALL_CALLS).flatMap(([name, { rules }]) => [
    ...(rules.body?.kind === 'json' ? [{ name, schema: rules.body.schema }] : []),
    ...Object.values({ ...rules.params, ...rules.query }).map((schema) => ({ name, schema })),
  ])
  test.each(schemas)('$name is parsed or refused, and never throws', ({ schema }) => {
    const fields = Object.keys(schema.properties ?? { a: 1 })
    const sent = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.oneof(fc.constantFrom(...fields), fc.string()), fc.jsonValue()),
    )
    fc.assert(
      fc.property(sent, fc.constantFrom<Source>('json', 'text'), (value, source) => {
        const reading = readInput(schema, value, '', source)
        if (!reading.ok) expect(reading.complaint.title).toMatch(/^field/)
        else if (schema.properties)
          expect(Object.keys(schema.properties)).toEqual(
            expect.arrayContaining(Object.keys(objectIn(reading.value))),
          )
      }),
      { numRuns: 60 },
    )
  })
  test('a parsed value is parsed to the same value again', () => {
    for (const { schema } of schemas) {
      fc.assert(
        fc.property(fc.jsonValue(), (value) => {
          const once = readInput(schema, value, '', 'json')
          if (once.ok)
            expect(readInput(schema, JSON.parse(JSON.stringify(once.value)), '', 'json')).toEqual(once)
        }),
        { numRuns: 20 },
      )
    }
  })
})
