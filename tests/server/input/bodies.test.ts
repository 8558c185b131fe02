import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls/all.ts'
import type { Schema } from '#contract/schema.ts'
import { labelOf } from '#server/http/titles/fields.ts'
import { SERVED_CALLS } from '#server/modules/served-calls.ts'
import { isNumber, plainOf, wrongFor } from '../modules/edit/hostile-values.ts'
import { fieldsIn, type BodyField } from './body-fields.ts'
import { inputWorld, type InputWorld } from './input.world.ts'

let world: InputWorld
beforeAll(async () => {
  world = await inputWorld()
})
afterAll(() => world.close())

const isStrict = ({ rules }: Call) => rules.extension !== undefined
const nullIsWrong = (schema: Schema) => schema.anyOf === undefined && schema.type !== 'null'
const MAX = 50_000

/** Texts that look like another one, as a value or as an entry of a list. */
function hiddenIn(schema: Schema): unknown[] {
  const { items, 'x-clear': clear } = plainOf(schema)
  if (items) return hiddenIn(items).map((entry) => [entry])
  if (clear === undefined) return []
  const hidden = [
    'ab\u202egnp',
    'ad\u200bmin',
    'admin\u2060',
    '\ufeffadmin',
    'a\u2028b',
    'a\u001bb',
    'a\u00adb',
    'a\u200db',
  ]
  return clear === 'line' ? [...hidden, 'one\ntwo', 'one\ttwo', 'one\r'] : hidden
}

/** Values that every caller must be refused: of a wrong type, or outside of the limits of the contract. */
function refusedFor(schema: Schema): unknown[] {
  const { minLength, maxLength, minimum, maximum, format, 'x-shape': shape } = plainOf(schema)
  return [
    // Leaves out texts that are only too long, because some limits are outside of the contract.
    ...wrongFor(schema).filter(
      (wrong) => typeof wrong !== 'string' || wrong.length <= MAX || isNumber(plainOf(schema)),
    ),
    ...(nullIsWrong(schema) ? [null] : []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1), 'x'.repeat(MAX)]),
    ...(minLength === undefined || minLength === 0 ? [] : ['x'.repeat(minLength - 1)]),
    ...(minimum === undefined ? [] : [minimum - 1, -(2 ** 31)]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(format === 'int32' ? [2 ** 31, -(2 ** 31) - 1] : []),
    ...(schema['x-required'] ? ['', ' \t\u3000'] : []),
    ...(shape === undefined ? [] : ['no such thing']),
    ...hiddenIn(schema),
  ]
}
/** Values that base clients may send. Whatever they mean, they must not cause a fault. */
const LOOSE = [
  null,
  '',
  ' ',
  'x',
  'x'.repeat(MAX),
  0,
  -1,
  1,
  1.5,
  2 ** 31 - 1,
  true,
  false,
  [],
  {},
  '\u202e',
  '2026-01-01T00:00:00Z',
]

/**
 * Whether the message names the field, by its label or by its name on the wire. A misspelt name contains the
 * right one.
 */
function namesField(answer: string, { path }: BodyField): boolean {
  const { title } = JSON.parse(answer) as { title: string }
  return [labelOf(path, 'en'), path].some((name) => title.includes(name))
}

function absencesOf(
  { schema, without, misspelt }: BodyField,
  call: Call,
): { refused: unknown[]; loose: unknown[] } {
  const isMissed = schema['x-required'] === true || (isStrict(call) && !schema['~optional'])
  return {
    refused: [...(isMissed ? [without()] : []), ...(isMissed || isStrict(call) ? [misspelt()] : [])],
    loose: [without(), misspelt()],
  }
}

const calls = Object.entries(ALL_CALLS).flatMap(([name, call]) =>
  SERVED_CALLS.has(call) && call.rules.body?.kind === 'json'
    ? [[name, call, call.rules.body.schema] as const]
    : [],
)

describe.each(calls)('the body of %s', (name, call, schema) => {
  test('with a field that is wrong is refused by its name, and does nothing', async () => {
    const { question, answers, send } = await world.fine(name, call)
    const fields = fieldsIn(schema, question.body)
    const before = await world.stored()
    for (const field of fields) {
      for (const body of [
        ...refusedFor(field.schema).map((wrong) => field.with(wrong)),
        ...absencesOf(field, call).refused,
      ]) {
        const answer = await send({ ...question, body })
        const sent = JSON.stringify(body).slice(0, 100)
        expect([field.path, sent, answer.statusCode, namesField(answer.body, field) || answer.body]).toEqual([
          field.path,
          sent,
          400,
          true,
        ])
      }
    }
    for (const body of [
      null,
      7,
      'x',
      [[]],
      [null],
      true,
      ...(isStrict(call) ? [{ ...(question.body as object), more: 1 }] : []),
    ]) {
      if (schema.type === 'string' && typeof body === 'string') continue
      expect([body, (await send({ ...question, body })).statusCode]).toEqual([body, 400])
    }
    expect(await world.stored()).toEqual(before)
    expect((await send(question)).statusCode).toBe(answers)
  })
  test('with any other value in it causes no fault', async () => {
    const { question, send } = await world.fine(name, call)
    for (const field of fieldsIn(schema, question.body)) {
      for (const body of [...LOOSE.map((odd) => field.with(odd)), ...absencesOf(field, call).loose]) {
        const { statusCode } = await send({ ...question, body })
        expect([field.path, JSON.stringify(body).slice(0, 100), statusCode < 500 || statusCode]).toEqual([
          field.path,
          JSON.stringify(body).slice(0, 100),
          true,
        ])
      }
    }
  })
})

test('a freeze is cleared only by an explicit null', async () => {
  const call = ALL_CALLS['setFreeze']
  if (!call) throw new Error('there is no such call')
  const { question, send } = await world.fine('setFreeze', call)
  const { id } = question.params ?? {}
  const freezeAt = world.server.clock.now()
  await world.server.store.games.setFreeze(Number(id), { freezeAt, revealedAt: null })
  for (const body of [{}, { freezAt: null }, { freezeAt: '2030-01-01T00:00:00Z', revealed: true }]) {
    expect((await send({ ...question, body })).statusCode).toBe(400)
  }
  expect(await world.server.store.games.freezeOf(Number(id))).toEqual({ freezeAt, revealedAt: null })
  expect((await send({ ...question, body: { freezeAt: null } })).statusCode).toBe(200)
  expect(await world.server.store.games.freezeOf(Number(id))).toEqual({ freezeAt: null, revealedAt: null })
})
