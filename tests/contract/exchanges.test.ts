import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { errorBody, type Call, type ErrorStatus } from '#contract/call.ts'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { problemDetails, requestResponse } from '#contract/models/envelope.ts'
import { writeResponse } from '#server/http/answer-writer.ts'
import { readCall } from '#server/http/read-call.ts'
import { openRequest } from '#src/api/request.ts'
import { callOf, EXCHANGES, paramsIn, titled, type Exchange } from './exchange.ts'

const all = titled(EXCHANGES)
const agreed = titled(EXCHANGES.filter(({ response }) => response.status === 200))
const refused = titled(EXCHANGES.filter(({ response }) => response.status !== 200))

test('every call has a recorded exchange that succeeds', () => {
  expect(new Set(agreed.map(([, { call }]) => call))).toEqual(new Set(Object.keys(ALL_CALLS)))
})

describe('a request of a 0.15.x client', () => {
  test.each(all)('%s', (_, exchange) => {
    expect(understood(exchange)).toEqual(meantBy(exchange))
  })
})

describe("our client's request is read the same, at the same address", () => {
  test.each(all)('%s', async (_, exchange) => {
    const { address, init } = await ask(exchange)
    const [path = '', query = ''] = address.split('?')
    const call = callOf(exchange)
    expect(init.method).toBe(call.method)
    if (!exchange.reads?.params) expect(path).toBe(exchange.request.path)
    if (init.body instanceof FormData) expect(partsOf(init.body)).toEqual(exchange.request.parts)
    const body = typeof init.body === 'string' ? init.body : ''
    const raw = { params: paramsIn(path, call), query: Object.fromEntries(new URLSearchParams(query)), body }
    expect(readCall(call, raw)).toEqual(meantBy(exchange))
  })
})

describe('a response of a 0.15.x server fits the model, and ours writes the same', () => {
  test.each(agreed)('%s', async (_, exchange) => {
    const { answer = { kind: 'empty' } } = callOf(exchange).rules
    const { body, type } = exchange.response
    const { outcome } = await ask(exchange)
    expect(outcome).toEqual({
      ok: true,
      value: answer.kind === 'json' || answer.kind === 'text' ? body : null,
    })
    switch (answer.kind) {
      case 'empty':
        return expect(exchange.response).toEqual({ status: 200 })
      case 'text':
        return expect(type).toMatch(/^text\/plain/)
      case 'file':
        return answer.type === '*/*' ? expect(type).toBeTruthy() : expect(type).toBe(answer.type)
      case 'json':
        expect(Value.Check(answer.schema, body), 'fits the model').toBe(true)
        expect(writeResponse(answer, body)).toBe(JSON.stringify(body))
    }
  })
})

describe('a refusal is one that the call names', () => {
  test.each(refused)('%s', async (_, exchange) => {
    const call = callOf(exchange)
    const status = statusIn(call, exchange.response.status)
    const { body, type } = exchange.response
    switch (errorBody(call, status)) {
      case 'empty':
        expect(body).toBeUndefined()
        break
      case 'problem-details':
        expect(type).toMatch(/^application\/problem\+json/)
        expect(Value.Check(problemDetails, body)).toBe(true)
        break
      case 'envelope':
      case 'envelope-or-empty':
        expect(Value.Check(requestResponse, body)).toBe(true)
    }
    const { outcome } = await ask(exchange)
    expect(outcome).toMatchObject({ ok: false, problem: { kind: exchange.problem } })
  })
})

function understood(exchange: Exchange) {
  const { path, query, body } = exchange.request
  const call = callOf(exchange)
  const raw = {
    params: paramsIn(path, call),
    query: Object.fromEntries(new URLSearchParams(query)),
    body: body === undefined ? '' : JSON.stringify(body),
  }
  return readCall(call, raw)
}

/** Without `reads` the values follow from the request: ids are numbers, and the body is used unchanged. */
function meantBy({ request, reads = {}, ...exchange }: Exchange) {
  const call = callOf({ request, ...exchange })
  const { params: fields = {} } = call.rules
  const params = Object.entries(paramsIn(request.path, call)).map(
    ([name, value]) => [name, fields[name]?.type === 'integer' ? Number(value) : value] as const,
  )
  return {
    params: Object.fromEntries<string | number>(params),
    query: {},
    body: request.body ?? null,
    ...reads,
  }
}

/**
 * Our client makes the call and the transport returns the recorded response, so that both directions are
 * checked.
 */
async function ask(exchange: Exchange) {
  let address = ''
  let init: RequestInit = {}
  const { status, type, body, retryAfter } = exchange.response
  const text =
    body === undefined
      ? null
      : typeof body === 'string' && type?.startsWith('text/')
        ? body
        : JSON.stringify(body)
  const headers = {
    ...(type ? { 'Content-Type': type } : {}),
    ...(retryAfter ? { 'Retry-After': retryAfter } : {}),
  }
  const request = openRequest({
    transport: (to, how) => {
      address = to
      init = how
      return Promise.resolve(new Response(text, { status, headers }))
    },
    language: () => 'zh',
    has: () => true,
    told: async () => {},
    answered: () => {},
    device: () => 0,
    wait: async () => {},
  })
  const files = (exchange.request.parts ?? []).map(
    ({ filename, type: kind }) => new File(['x'], filename, { type: kind }),
  )
  const sent = { ...meantBy(exchange), file: files[0], files }
  const outcome = await request(callOf(exchange), sent)
  return { address, init, outcome }
}

const partsOf = (form: FormData) =>
  [...form].map(([name, value]) =>
    value instanceof File ? { name, filename: value.name, type: value.type } : { name, value },
  )

function statusIn(call: Call, status: number): ErrorStatus {
  const known = call.rules.errors.find((each) => each === status)
  if (known === undefined) throw new Error(`${call.path} does not answer ${status}.`)
  return known
}
