import { describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { flawIn } from '#contract/flaw.ts'
import { readEvent } from '#src/live/read-event.ts'
import { readMessage } from '#src/live/read-message.ts'
import messages from './recorded/messages.json'
import responses from './recorded/responses.json'

// The exchanges were recorded from GZCTF 0.15.4, so a base client and server of this version understand them.

const shape = (path: string) => path.replaceAll(/\{\w+\}/g, '{}').toLowerCase()
const found = (call: string) =>
  Object.values(ALL_CALLS).find(
    ({ method, path, rules }) => rules.extension === undefined && shape(`${method} ${path}`) === shape(call),
  )

describe('a response of a base server is accepted', () => {
  const recorded: readonly { call: string; case: string; body: unknown }[] = responses
  test.each(recorded.map(({ call, case: name, body }) => [`${call} ${name}`, call, body] as const))(
    '%s',
    (_, call, body) => {
      const answer = found(call)?.rules.answer
      expect(answer).toBeDefined()
      if (answer?.kind === 'json') expect(flawIn(answer.schema, body)).toBeNull()
    },
  )
})

test('each message of a base server is accepted, with its one item', () => {
  const recorded: readonly { method: string; arguments: readonly unknown[] }[] = messages
  const read = recorded.map(({ method, arguments: [argument] }) => readEvent(readMessage(method, argument)))
  expect(read.length).toBeGreaterThan(60)
  for (const event of read)
    expect(event).toMatchObject({ type: 'hub.heard', parts: [{ from: null, items: [{}] }] })
})
