import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Call, Method } from '#contract/call.ts'
import * as assets from '#contract/calls/assets.ts'
import * as challengeCopies from '#contract/calls/challenge-copies.ts'
import * as edit from '#contract/calls/edit.ts'
import * as gameArchive from '#contract/calls/game-archive.ts'
import * as openingCheck from '#contract/calls/opening-check.ts'
import * as unusedFiles from '#contract/calls/unused-files.ts'
import type { Fields, Schema } from '#contract/schema.ts'
import { SERVED_CALLS } from '#server/modules/served-calls.ts'
import { aForm } from '../asset/asset.world.ts'
import { editWorld, type EditWorld } from './edit.world.ts'
import { isName, LONG, LONG_TEXTS, plainOf, wrongFor } from './hostile-values.ts'

/** All calls with which organisers write. New calls are attacked too. */
const CALLS: Readonly<Record<string, Call>> = {
  ...assets,
  ...challengeCopies,
  ...edit,
  ...gameArchive,
  ...openingCheck,
  ...unusedFiles,
}
const named = (isMeant: (call: Call) => boolean) =>
  Object.entries(CALLS).filter(([, call]) => SERVED_CALLS.has(call) && isMeant(call))

/** A valid body for each call. A call without an entry fails the first test. */
const FINE: Readonly<Record<string, object>> = {
  createPost: { title: 'News', tags: ['a'] },
  updatePost: { title: 'News', tags: ['a'] },
  createGame: { title: 'Cup' },
  updateGame: { title: 'Cup', organizations: ['A'] },
  createNotice: { content: 'Hear' },
  updateNotice: { content: 'Hear' },
  createChallenge: { title: 'Task', tag: 'Web', type: 'StaticAttachment' },
  updateChallenge: { title: 'Task', hints: ['h'] },
  setAttachment: { attachmentType: 'Remote', remoteUrl: 'https://files.example/' },
  addFlags: [{ flag: 'flag{x}' }],
  tryFlag: { flag: 'flag{x}' },
  cloneGame: { title: 'Copy' },
  copyChallenges: { game: 1, challenges: [1] },
}

/** Fields of one kind of attachment are ignored by the others, so each is sent with its kind. */
const READ_WITH: Readonly<Record<string, object>> = {
  fileHash: { attachmentType: 'Local' },
  remoteUrl: { attachmentType: 'Remote' },
}

let world: EditWorld
/** The ids of existing objects, so that only the attack can cause a refusal. */
let there: Readonly<Record<string, string>>
beforeAll(async () => {
  world = await editWorld()
  const { id } = await world.game()
  const { id: cId } = await world.challenge(id)
  await world.addFlags(id, cId, 'flag{one}')
  const { id: noticeId } = (await world.said('POST', `/games/${id}/notices`, { content: 'n' })).json<{
    id: number
  }>()
  const fId = (await world.look(id, cId)).flags[0]?.id
  const postId = (await world.said('POST', '/posts', { title: 'News' })).json<string>()
  const hash = await world.upload('attacked')
  there = {
    game: String(id),
    post: postId,
    cId: String(cId),
    noticeId: String(noticeId),
    fId: String(fId),
    hash,
    filename: 'x',
  }
}, 60_000)
afterAll(() => world.close())

/** All rows and all stored hashes, which no attack may change. */
const stored = async () => [await world.snapshot(), (await world.server.storedHashes()).toSorted()]
let before: unknown[]
beforeEach(async () => {
  before = await stored()
})
afterEach(async () => {
  expect(await stored()).toEqual(before)
})

function addressOf({ path }: Call): string {
  return path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) =>
      (name === 'id' ? (path.includes('/posts/') ? there['post'] : there['game']) : there[name]) ?? '',
  )
}
function send(method: Method, url: string, payload?: string | Buffer, headers: Record<string, string> = {}) {
  return world.server.ask(method, url, {
    headers: { cookie: world.server.admin, 'accept-language': 'en', ...headers },
    ...(payload === undefined ? {} : { payload }),
  })
}
const sendJson = (call: Call, body: unknown) =>
  send(call.method, addressOf(call), typeof body === 'string' ? body : JSON.stringify(body), {
    'content-type': 'application/json',
  })

const jsonCalls = named(({ rules }) => rules.body?.kind === 'json')
const formCalls = named(({ rules }) => rules.body?.kind === 'form')

test('each call with a JSON body has a valid sample', () => {
  expect(Object.keys(FINE).toSorted()).toEqual(jsonCalls.map(([name]) => name).toSorted())
})

describe.each(jsonCalls)('the body of %s', (name, call) => {
  const schema: Schema = call.rules.body?.kind === 'json' ? call.rules.body.schema : {}
  const fields: Fields = plainOf(schema.items ?? schema).properties ?? {}
  const wrap = (one: object) => (schema.items ? [one] : one)
  const fine = Object.assign({}, ...[FINE[name] ?? {}].flat()) as object

  test.each(Object.entries(fields))('with a wrong %s is 400', async (field, of) => {
    for (const wrong of wrongFor(of)) {
      const answer = await sendJson(call, wrap({ ...fine, ...READ_WITH[field], [field]: wrong }))
      expect([answer.statusCode, JSON.stringify(wrong).slice(0, 40)]).toEqual([
        400,
        JSON.stringify(wrong).slice(0, 40),
      ])
      expect(answer.json()).toEqual({ title: expect.stringMatching(/^.{3,200}$/u) as string, status: 400 })
    }
  })
  test.each(Object.entries(fields).filter(([field, of]) => isName(of) && !LONG_TEXTS.has(field)))(
    'with %s of 10,000 characters is 400',
    async (field, of) => {
      const long = plainOf(of).type === 'array' ? [LONG] : LONG
      expect((await sendJson(call, wrap({ ...fine, ...READ_WITH[field], [field]: long }))).statusCode).toBe(
        400,
      )
    },
  )
  test.each(Object.entries(fields).filter(([, of]) => of['x-required']))(
    'without its %s is 400',
    async (field) => {
      for (const nothing of ['', ' \t\u3000', undefined])
        expect((await sendJson(call, wrap({ ...fine, [field]: nothing }))).statusCode).toBe(400)
    },
  )
  test.each([
    '',
    '{',
    'null',
    '7',
    '"x"',
    '[[]]',
    '[null]',
    '{"__proto__":1',
    '\uFEFF\0',
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  ])('that is no object or list of objects (%s) is 400', async (text) =>
    expect((await sendJson(call, text)).statusCode).toBe(400),
  )
  test('that is too large is 413', async () => {
    const answer = await sendJson(call, JSON.stringify(wrap({ ...fine, more: 'x'.repeat(31_000_000) })))
    expect([answer.statusCode, answer.json<{ status: number }>().status]).toEqual([413, 413])
  }, 20_000)
  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=b'])(
    'of the type %s is 415',
    async (type) => {
      expect(
        (await send(call.method, addressOf(call), JSON.stringify(wrap(fine)), { 'content-type': type }))
          .statusCode,
      ).toBe(415)
    },
  )
})

function sendForm(
  call: Call,
  content: string | Buffer,
  more: { field?: string; end?: 'there' | 'missing'; name?: string } = {},
) {
  const { payload, headers } = aForm(
    [{ field: more.field ?? partOf(call), name: more.name ?? 'x', content }],
    more.end,
  )
  return send(call.method, addressOf(call), payload, headers)
}
const partOf = ({ rules: { body } }: Call) => (body?.kind === 'form' ? body.part : 'file')

describe.each(formCalls)('the form of %s', (_, call) => {
  test('of another type is 415', async () => {
    for (const type of ['application/json', 'text/plain', 'image/svg+xml', 'application/zip']) {
      expect((await send(call.method, addressOf(call), '{}', { 'content-type': type })).statusCode).toBe(415)
    }
  })
  test('that breaks off, or is too large, is refused', async () => {
    expect((await sendForm(call, 'to be continued', { end: 'missing' })).statusCode).toBe(400)
    // Archives may be larger than any other form, so they are rejected for their content.
    expect([400, 413]).toContain((await sendForm(call, Buffer.alloc(31_000_000, 'x'))).statusCode)
  }, 20_000)
})
// Leaves out calls for files that are only stored, because those may have any content.
test.each(formCalls.filter(([, call]) => partOf(call) === 'file'))(
  'the form of %s without a file, under another name, or with another content is 400',
  async (_, call) => {
    for (const answer of [
      await sendForm(call, ''),
      await sendForm(call, 'x', { field: 'other' }),
      await sendForm(call, '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', { name: 'x.svg' }),
      await sendForm(call, '<!doctype html><script>alert(1)</script>', { name: '../../x.png' }),
      await sendForm(call, Buffer.from('PK\u0003\u0004 and no more', 'latin1'), {
        name: `${'x'.repeat(10_000)}.zip`,
      }),
    ]) {
      expect(answer.json()).toEqual({ title: expect.stringMatching(/^.{3,200}$/u) as string, status: 400 })
    }
  },
)
