import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import type { Schema } from '#contract/schema.ts'
import { labelOf } from '#server/http/titles/fields.ts'
import { SERVED_CALLS } from '#server/modules/served-calls.ts'
import { plainOf } from '../modules/edit/hostile-values.ts'
import { inputWorld, type InputWorld } from './input.world.ts'

let world: InputWorld
beforeAll(async () => {
  world = await inputWorld()
})
afterAll(() => world.close())

const LONG = '9'.repeat(1_000)
function wrongFor(schema: Schema): string[] {
  const { type, format, enum: names, minimum, maximum } = plainOf(schema)
  if (names) return ['NoSuchName', '99', '-7', '\0', LONG]
  if (type === 'boolean') return ['yes', '2', '\0', LONG]
  if (format === 'date-time') return ['soon', '2026-02-30T00:00:00Z', '7', '\0', LONG]
  if (type !== 'integer') return ['\0', 'a\0b']
  const beyond = format === 'int32' ? ['2147483648', '-2147483649'] : []
  const bounds = [
    ...(minimum === undefined ? [] : [`${minimum - 1}`]),
    ...(maximum === undefined ? [] : [`${maximum + 1}`]),
  ]
  return ['x', '1.5', '1e3', '0x10', ' 1', '\0', LONG, ...beyond, ...bounds]
}

const calls = Object.entries(ALL_CALLS).filter(([, call]) => SERVED_CALLS.has(call) && call.rules.query)

describe.each(calls)('the query of %s', (name, call) => {
  test('with a wrong value is refused by its name, and does nothing', async () => {
    const { question, answers, send } = await world.fine(name, call)
    const before = await world.stored()
    for (const [field, schema] of Object.entries(call.rules.query ?? {})) {
      for (const wrong of wrongFor(schema)) {
        const { statusCode, body } = await send({ ...question, query: { ...question.query, [field]: wrong } })
        const isNamed =
          statusCode === 400 && (JSON.parse(body) as { title: string }).title.includes(labelOf(field, 'en'))
        expect([field, wrong.slice(0, 40), isNamed ? true : [statusCode, body]]).toEqual([
          field,
          wrong.slice(0, 40),
          true,
        ])
      }
    }
    expect(await world.stored()).toEqual(before)
    expect((await send({ ...question, query: { ...question.query, noSuchField: 'x' } })).statusCode).toBe(
      answers,
    )
  })
})
