import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import type { Schema } from '#contract/schema.ts'
import { SERVED_CALLS } from '#server/modules/served-calls.ts'
import { inputWorld, type InputWorld } from './input.world.ts'

let world: InputWorld
beforeAll(async () => {
  world = await inputWorld()
})
afterAll(() => world.close())

const GUID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const ODD_TEXTS = [
  '%00',
  '%20',
  "1'--",
  '%F0%9F%92%BE',
  '..%2F..%2Fetc%2Fpasswd',
  '%E2%80%AE',
  '0'.repeat(1_000),
]
/** Values that cannot identify anything, by the form of the parameter. */
const WRONG = {
  integer: [
    ...ODD_TEXTS.slice(0, -1),
    'x',
    '1.5',
    '1e3',
    '0x10',
    '-',
    '2147483648',
    '-2147483649',
    '9'.repeat(1_000),
    GUID,
  ],
  names: [...ODD_TEXTS.slice(0, -1), 'NoSuchName', '99', '-1', '1.5', 'x'.repeat(1_000)],
  guid: [
    ...ODD_TEXTS,
    'not-a-guid',
    '1',
    '-1',
    `${GUID}0`,
    GUID.slice(1),
    GUID.replace('0', 'g'),
    `%7B${GUID}%7D`,
    '%00'.repeat(36),
  ],
  sha256: [
    'g'.repeat(64),
    'A'.repeat(64),
    '%00'.repeat(64),
    `${'..%2F'.repeat(20)}etcp`,
    'x',
    'a'.repeat(63),
    'a'.repeat(65),
    'a'.repeat(1_000),
  ],
  'post-id': [...ODD_TEXTS, 'x', 'ABCDEF01', 'abcdef0', 'abcdef012', '-1', GUID],
  text: ['%00', '%00x'],
} as const
/** Valid values that identify nothing. */
const UNKNOWN: Readonly<Record<string, readonly string[]>> = {
  integer: ['0', '-1', '2147483647', '-2147483648'],
  guid: [GUID, GUID.toUpperCase()],
  sha256: ['b'.repeat(64)],
  'post-id': ['ffffffff'],
}
function formOf(schema: Schema): keyof typeof WRONG {
  if (schema['x-key']) return schema['x-key']
  return schema.enum ? 'names' : schema.type === 'integer' ? 'integer' : 'text'
}

const calls = Object.entries(ALL_CALLS).filter(([, call]) => SERVED_CALLS.has(call) && call.rules.params)

/** Calls around containers, which a call of the test before may still be starting. */
const STARTS_LATER = /instance|container/i

async function storedAtRest() {
  for (let last = await world.stored(); ;) {
    await new Promise((settle) => setTimeout(settle, 300))
    const next = await world.stored()
    if (isDeepStrictEqual(last, next)) return next
    last = next
  }
}

describe.each(calls)('the address of %s', (name, call) => {
  test('is refused if a part is invalid or names nothing, and changes nothing', async () => {
    const { question, answers, send } = await world.fine(name, call)
    const before = STARTS_LATER.test(name) ? await storedAtRest() : await world.stored()
    const ask = (part: string, odd: string) =>
      send({ ...question, params: { ...question.params, [part]: odd } })
    for (const [part, schema] of Object.entries(call.rules.params ?? {})) {
      const form = formOf(schema)
      for (const odd of WRONG[form]) {
        const { statusCode, body } = await ask(part, odd)
        expect([part, odd.slice(0, 40), statusCode, body]).toEqual([
          part,
          odd.slice(0, 40),
          expect.toBeOneOf([400, 404]),
          body,
        ])
        // A hash of another length is the path of a page and not of a file, so it has another response.
        if (form !== 'sha256') expect(body).toMatch(/^\{.*"title":"[^"]{3,}"/)
      }
      // Lists of missing things may be empty instead of 404, and some things count as deleted already.
      for (const odd of UNKNOWN[form] ?? []) {
        const { statusCode } = await ask(part, odd)
        expect([part, odd, statusCode]).toEqual([part, odd, expect.toBeOneOf([200, 400, 403, 404])])
      }
    }
    expect(await world.stored()).toEqual(before)
    expect((await send(question)).statusCode).toBe(answers)
  })
})
