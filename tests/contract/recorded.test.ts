import { describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import type { Problem } from '#contract/problem.ts'
import { openRequest } from '#src/api/request.ts'
import { readEvent } from '#src/live/read-event.ts'
import { readMessage } from '#src/live/read-message.ts'
import { callOf } from './recorded-call.ts'
import { MESSAGES, RECORDED, titleOf, type RecordedExchange } from './recorded.ts'

// The exchanges were recorded from GZCTF 0.15.4, so a base client and server of this version understand them.

const titled = RECORDED.map((exchange) => [titleOf(exchange), exchange] as const)

test('every call of the base wire was recorded', () => {
  const base = Object.values(ALL_CALLS).filter(({ rules }) => rules.extension === undefined)
  expect(new Set(RECORDED.map(callOf))).toEqual(new Set(base))
})

describe('our client reads a response of a base server', () => {
  test.each(titled.filter(([, { status }]) => status === 200))('%s', async (_, exchange) => {
    const { answer = { kind: 'empty' } } = callOf(exchange).rules
    const { outcome } = await asked(exchange)
    expect(outcome).toEqual({ ok: true, value: valueOf(exchange, answer.kind) })
  })
})

describe('our client names the problem of a refusal of a base server', () => {
  test.each(titled.filter(([, { status }]) => status !== 200))('%s', async (_, exchange) => {
    const { errors } = callOf(exchange).rules
    expect(errors, 'the call names the status').toContain(exchange.status)
    const { outcome, retries } = await asked(exchange)
    expect(outcome).toMatchObject({ ok: false, problem: { kind: problemOf(exchange) } })
    expect(retries).toBe(0)
    // Words of the server reach the screen, except where it sends none.
    if (exchange.body !== undefined) expect(outcome).toMatchObject({ problem: { title: '…' } })
  })
})

const PROBLEMS: Readonly<Record<number, Problem['kind']>> = {
  400: 'refused',
  401: 'signed-out',
  403: 'forbidden',
  404: 'missing',
  415: 'refused',
  429: 'too-often',
}
/** A refusal without words cannot be shown as one, so the client calls it broken. */
const problemOf = ({ status, body }: RecordedExchange) => (body === undefined ? 'broken' : PROBLEMS[status])

function valueOf({ body, bytes }: RecordedExchange, kind: 'empty' | 'json' | 'text' | 'file'): unknown {
  switch (kind) {
    case 'json':
      return body
    // A few calls send their text as JSON.
    case 'text':
      return body ?? 'x'.repeat(bytes ?? 0)
    case 'file':
    case 'empty':
      return null
  }
}

async function asked(exchange: RecordedExchange) {
  const { status, type, body, bytes = 0 } = exchange
  const text = body === undefined ? 'x'.repeat(bytes) : JSON.stringify(body)
  let requests = 0
  const request = openRequest({
    transport: async () => {
      requests += 1
      return new Response(text, { status, headers: type === undefined ? {} : { 'Content-Type': type } })
    },
    language: () => 'en',
    has: () => false,
    told: async () => {},
    answered: () => {},
    device: () => 0,
    wait: async () => {},
  })
  const file = new File(['x'], 'x')
  const sent = { params: {}, query: {}, body: null, file, files: [file] }
  const outcome = await request(callOf(exchange), sent)
  return { outcome, retries: requests - 1 }
}

describe('each message of a base server is read, with its one item', () => {
  test.each(MESSAGES.map((message, place) => [`#${place} ${message.method}`, message] as const))(
    '%s',
    (_, { method, arguments: sent }) => {
      expect(sent).toHaveLength(1)
      const event = readEvent(readMessage(method, sent[0]))
      expect(event).toMatchObject({ type: 'hub.heard', parts: [{ from: null, items: [{}] }] })
    },
  )
})
