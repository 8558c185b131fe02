import { SEPARATOR, split } from '#server/live/protocol/record-separator.ts'
import {
  close,
  GREETED,
  invocation,
  PING,
  readGreeting,
  readMessage,
  unknownMethod,
} from '#server/live/protocol/messages.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const LIMIT = 200
const jsonText = fc.json({ maxDepth: 2 }).filter((text) => text.length <= LIMIT)

function feed(chunks: string[]): string[] {
  let rest = ''
  return chunks.flatMap((chunk) => {
    const parts = split(rest, chunk, LIMIT)
    if (parts.kind === 'too-long') throw new Error('too long')
    rest = parts.rest
    return parts.messages
  })
}

describe('framing', () => {
  test('messages in any pieces are the same messages', () => {
    fc.assert(
      fc.property(fc.array(jsonText), fc.array(fc.nat()), (messages, cuts) => {
        const whole = messages.map((message) => message + SEPARATOR).join('')
        const at = [...new Set(cuts.map((cut) => cut % (whole.length + 1)))].sort((a, b) => a - b)
        const chunks = [0, ...at].map((start, index) => whole.slice(start, at[index] ?? whole.length))
        expect(feed(chunks)).toEqual(messages)
      }),
    )
  })

  test('a message longer than the limit is refused, whole or before its end', () => {
    const long = 'x'.repeat(LIMIT + 1)
    expect(split('', long, LIMIT).kind).toBe('too-long')
    expect(split('', long + SEPARATOR, LIMIT).kind).toBe('too-long')
    expect(split('x', 'x'.repeat(LIMIT), LIMIT).kind).toBe('too-long')
    expect(split('', `${'x'.repeat(LIMIT)}${SEPARATOR}${'x'.repeat(LIMIT)}${SEPARATOR}`, LIMIT).kind).toBe(
      'split',
    )
  })
})

describe('reading', () => {
  test.each([
    ['{"protocol":"json","version":1}', 'greeting'],
    ['{"version":1,"protocol":"json","more":{}}', 'greeting'],
    ['{"protocol":"messagepack","version":1}', 'unsupported'],
    ['{"protocol":"json","version":2}', 'unsupported'],
    ['{"type":6}', 'unsupported'],
    ['null', 'unsupported'],
    ['', 'unsupported'],
  ])('the greeting %s is %s', (text, kind) => expect(readGreeting(text).kind).toBe(kind))

  test.each([
    ['{"type":1,"target":"a","arguments":[]}', { kind: 'invocation', target: 'a', id: null }],
    [
      '{"type":1,"invocationId":"0","target":"constructor","arguments":[1]}',
      { kind: 'invocation', target: 'constructor', id: '0' },
    ],
    [
      '{"type":4,"invocationId":"1","target":"stream","arguments":[]}',
      { kind: 'invocation', target: 'stream', id: '1' },
    ],
    ['{"type":1,"invocationId":7,"target":"a"}', { kind: 'malformed' }],
    ['{"type":1}', { kind: 'malformed' }],
    ['{"type":3,"invocationId":"0"}', { kind: 'idle' }],
    ['{"type":6}', { kind: 'ping' }],
    ['{"type":7}', { kind: 'close' }],
    ['{"type":10}', { kind: 'malformed' }],
    ['{"type":"6"}', { kind: 'malformed' }],
    ['[{"type":6}]', { kind: 'malformed' }],
    ['{"type":6', { kind: 'malformed' }],
  ])('the message %s is %o', (text, message) => expect(readMessage(text)).toEqual(message))

  test('any text is parsed as something', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(['greeting', 'unsupported']).toContain(readGreeting(text).kind)
        expect(['invocation', 'ping', 'close', 'idle', 'malformed']).toContain(readMessage(text).kind)
      }),
    )
  })
})

describe('writing', () => {
  test('gives the text of the base wire', () => {
    expect(GREETED).toBe('{}\u001e')
    expect(PING).toBe('{"type":6}\u001e')
    expect(close({})).toBe('{"type":7}\u001e')
    expect(close({ error: 'missing' })).toBe('{"type":7,"error":"missing"}\u001e')
    expect(close({ allowReconnect: true })).toBe('{"type":7,"allowReconnect":true}\u001e')
    expect(unknownMethod('3', 'x')).toBe(
      '{"type":3,"invocationId":"3","error":"Unknown hub method \'x\'"}\u001e',
    )
    expect(invocation('ReceivedLog', { msg: '日志', ip: null })).toBe(
      '{"type":1,"target":"ReceivedLog","arguments":[{"msg":"日志","ip":null}]}\u001e',
    )
  })

  test('gives one line per message, for any payload', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (payload, target) => {
        const text = invocation(target, payload)
        expect(text.indexOf(SEPARATOR)).toBe(text.length - 1)
        expect(text).not.toMatch(/[\r\n]/)
      }),
    )
  })
})
