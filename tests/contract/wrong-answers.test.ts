import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import type { Call } from '#contract/call.ts'
import type { Problem } from '#contract/problem.ts'
import { openRequest, type Answered, type Reply } from '#src/api/request.ts'

const BROKEN: Problem = { kind: 'broken', status: 200, title: null }
const GARBAGE = [
  'null',
  'true',
  '-1.5',
  '"text"',
  '[]',
  '[null]',
  '[[{}]]',
  '{}',
  '{"__proto__":null,"data":[{}],"title":{"toString":1}}',
  '{"id":"7","name":7,"time":"never","data":null,"length":1e999}',
]
const NO_JSON = ['', '{"id":', '<!doctype html><title>Sign in to the hotel</title>', '\u0000']

async function ask(call: Call, text: string, type = 'application/json') {
  const heard: Answered[] = []
  const request = openRequest({
    transport: async () => new Response(text, { status: 200, headers: { 'Content-Type': type } }),
    language: () => 'en',
    has: () => true,
    told: async () => {},
    answered: (answered) => heard.push(answered),
    device: () => 0,
    wait: async () => {},
  })
  const params = Object.fromEntries(
    [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 1] as const),
  )
  const reply: Reply<unknown> = await request(call, { params, body: {}, files: [] })
  return { reply, heard: heard.map(({ outcome }) => outcome) }
}

const calls = Object.entries(ALL_CALLS)
const ofJson = calls.flatMap(([name, call]) =>
  call.rules.answer?.kind === 'json' ? [[name, call, call.rules.answer.schema] as const] : [],
)

describe('a wrong response is a problem, never an exception and never a value', () => {
  test.each(ofJson)('%s', async (_, call, schema) => {
    for (const text of GARBAGE.filter((each) => !Value.Check(schema, JSON.parse(each)))) {
      const { reply, heard } = await ask(call, text)
      expect([text, reply]).toEqual([text, { ok: false, problem: BROKEN }])
      // Subscribers of all responses receive the problem too, because they report it.
      expect(heard).toEqual([{ ok: false, problem: BROKEN }])
    }
    for (const text of NO_JSON) expect((await ask(call, text)).reply).toEqual({ ok: false, problem: BROKEN })
  })
})

test('most response schemas reject most of the wrong values', () => {
  const accepted = ofJson.flatMap(([, , schema]) =>
    GARBAGE.filter((each) => Value.Check(schema, JSON.parse(each))),
  )
  expect(accepted.length).toBeLessThan(ofJson.length)
})

describe('a page in place of a response, such as that of a captive portal', () => {
  const others = calls.filter(([, { rules }]) => rules.answer?.kind !== 'file')
  test.each(others)('%s', async (_, call) => {
    const { reply } = await ask(call, '<h1>Sign in to the hotel</h1>', 'text/html; charset=utf-8')
    expect(reply).toEqual({ ok: false, problem: BROKEN })
  })
})
