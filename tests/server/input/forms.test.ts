import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { SERVED_CALLS } from '#server/modules/served-calls.ts'
import { addressOf } from '../authorization/asking.ts'
import { inputWorld, type InputWorld } from './input.world.ts'

let world: InputWorld
beforeAll(async () => {
  world = await inputWorld()
})
afterAll(() => world.close())

const B = 'the-boundary'
const TYPE = `multipart/form-data; boundary=${B}`
const BYTES = 'Content-Type: application/octet-stream\r\n'
const DATA = 'Content-Disposition: form-data'
const END = `--${B}--\r\n`
const part = (head: string, content = 'bytes') => `--${B}\r\n${head}\r\n${content}\r\n`

/** Forms without a file, which the call must refuse. */
const withoutFile = (field: string): Readonly<Record<string, string>> => ({
  'nothing at all': '',
  'only its end': END,
  'no form': 'bytes',
  'a file without a name': part(`${DATA}; name="${field}"\r\n${BYTES}`) + END,
  'a picture without a name': part(`${DATA}; name="${field}"\r\nContent-Type: image/png\r\n`) + END,
  'a file in no field': part(`${DATA}; filename="x"\r\n${BYTES}`) + END,
  'a file in a field without a word': part(`${DATA}; name=""; filename="x"\r\n${BYTES}`) + END,
  'a file in another field': part(`${DATA}; name="${field}x"; filename="x"\r\n${BYTES}`) + END,
  'a text in place of the file': part(`${DATA}; name="${field}"\r\n`) + END,
  'an empty file': part(`${DATA}; name="${field}"; filename=""\r\n${BYTES}`, '') + END,
  'a file in __proto__': part(`${DATA}; name="__proto__"; filename="x"\r\n${BYTES}`) + END,
  'an attachment': part(`Content-Disposition: attachment; name="${field}"; filename="x"\r\n${BYTES}`) + END,
  'no disposition': part(BYTES) + END,
  'a head that is cut': `--${B}\r\n${DATA}; name="${field}"; file`,
  'a head without an end': `--${B}\r\n${DATA}; name="${field}"; filename="x"\r\n${BYTES}`,
  'content that is cut': `--${B}\r\n${DATA}; name="${field}"; filename="x"\r\n${BYTES}\r\nbyt`,
  'content that is cut in the boundary': `--${B}\r\n${DATA}; name="${field}"; filename="x"\r\n${BYTES}\r\nbytes\r\n--the`,
  'a second file that is cut': `${part(`${DATA}; name="${field}"; filename="x"\r\n${BYTES}`)}--${B}\r\n${DATA}; name="${field}"; filename="y"\r\n\r\nb`,
  'a second file without a name': `${part(`${DATA}; name="${field}"; filename="x"\r\n${BYTES}`)}${part(`${DATA}; name="${field}"\r\n${BYTES}`)}${END}`,
})
/** Forms that may be accepted or rejected, but must not cause a fault. */
const odd = (field: string): readonly string[] => [
  part(`${DATA}; name="${field}"; filename="x"\r\nX: ${'x'.repeat(100_000)}\r\n`) + END,
  part(`${DATA}; name="${field}"; filename="x"\r\n${BYTES}`) +
    part(`${DATA}; name="${field}"; filename="y"\r\n${BYTES}`, 'more') +
    END,
  part(`${DATA}; name="${field}"; filename="a\0b"\r\n${BYTES}`, '0') + END,
  part(`${DATA}; name="${field}"; filename="${'x'.repeat(5_000)}"\r\n${BYTES}`, '1') + END,
  part(`${DATA}; name="${field}"; filename*=utf-8''%ff%fe\r\n${BYTES}`, '2') + END,
  part(`${DATA}; name="${field}"; filename="\u202egnp.exe"\r\n${BYTES}`, '3') + END,
  part(
    `${DATA}; name="${field}"; filename="../../../x"\r\n${BYTES}Content-Transfer-Encoding: base64\r\n`,
    '####',
  ) + END,
]

const calls = Object.entries(ALL_CALLS).flatMap(([name, call]) =>
  SERVED_CALLS.has(call) && call.rules.body?.kind === 'form'
    ? [[name, call, call.rules.body.part] as const]
    : [],
)

describe.each(calls)('the form of %s', (name, call, field) => {
  test('without a file is refused, and leaves nothing', async () => {
    const { question, answers, send, cookie } = await world.fine(name, call)
    const before = await world.stored()
    const ask = (payload: string, type = TYPE) =>
      world.server.ask(call.method, addressOf(call, question.params), {
        payload: Buffer.from(payload),
        headers: { 'content-type': type, 'accept-language': 'en', ...(cookie === null ? {} : { cookie }) },
      })
    for (const [what, form] of Object.entries(withoutFile(field))) {
      const { statusCode, body } = await ask(form)
      // A form for any number of files may have none, so an empty result counts as refused.
      const isNone = field === 'files' && statusCode === 200 && body === '[]'
      expect([what, isNone ? 400 : statusCode, body]).toEqual([what, 400, body])
      if (!isNone)
        expect([what, body]).toEqual([what, expect.stringMatching(/^\{"title":"[^"]{3,}","status":400\}$/)])
    }
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=another',
    ]) {
      const { statusCode, body } = await ask(
        part(`${DATA}; name="${field}"; filename="x"\r\n${BYTES}`) + END,
        type,
      )
      expect([type, field === 'files' && body === '[]' ? 400 : statusCode]).toEqual([
        type,
        expect.toBeOneOf([400, 415]),
      ])
    }
    expect(await world.stored()).toEqual(before)
    for (const form of odd(field)) expect((await ask(form)).statusCode).toBeLessThan(500)
    expect((await world.stored()).files.filter((file) => file.includes('incoming'))).toEqual([])
    expect((await send(question)).statusCode).toBe(answers)
  })
})

test('a file without a name gets a default name', async () => {
  const { cookie } = await world.fine('uploadAssets', ALL_CALLS['uploadAssets'] ?? raise())
  const { statusCode, body } = await world.server.ask('POST', '/api/assets', {
    payload: part(`${DATA}; name="files"\r\n${BYTES}`) + END,
    headers: { 'content-type': TYPE, 'accept-language': 'en', cookie: cookie ?? '' },
  })
  expect([statusCode, JSON.parse(body)]).toEqual([400, { title: 'filename is required', status: 400 }])
})
function raise(): never {
  throw new Error('there is no such call')
}
