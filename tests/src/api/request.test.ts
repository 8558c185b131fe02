import { describe, expect, test, vi } from 'vitest'
import { getProfile, signIn, uploadAvatar } from '#contract/calls/account.ts'
import { updatePost } from '#contract/calls/edit.ts'
import { startContainer, submitFlag } from '#contract/calls/game.ts'
import { getConfig, getSiteKey } from '#contract/calls/info.ts'
import { get } from '#contract/call.ts'
import type { Outcome } from '#contract/problem.ts'
import { openRequest, valueOf, type Answered, type Request, type Transport } from '#src/api/request.ts'
import { aConfig, aPost } from '../../worlds/builders.ts'
import { openServer, type Reply } from '../../worlds/server.ts'

function open(transport: Transport, features: string[] = [], told: () => Promise<unknown> = async () => {}) {
  const answers: Answered[] = []
  const waited: number[] = []
  let at = 1_000
  const request = openRequest({
    transport,
    language: () => 'ja',
    has: (extension) => features.includes(extension),
    told,
    answered: (answer) => answers.push(answer),
    device: () => (at += 10),
    wait: async (ms) => void waited.push(ms),
  })
  return { request, answers, waited }
}

describe('a request', () => {
  test('sends JSON in the language of the page and reads the response', async () => {
    const server = openServer({ 'POST /api/account/login': { status: 200 } })
    const outcome = await open(server.transport).request(signIn, {
      body: { userName: 'ada', password: 'secret' },
    })
    expect(outcome).toEqual({ ok: true, value: null })
    expect(server.asked).toEqual([
      {
        method: 'POST',
        address: '/api/account/login',
        body: { userName: 'ada', password: 'secret' },
        headers: { 'Accept-Language': 'ja', 'Content-Type': 'application/json' },
      },
    ])
  })
  test('sends a file as a form and leaves its content type to the browser', async () => {
    const server = openServer({ 'PUT /api/account/avatar': { status: 200, body: '"/assets/x/avatar"' } })
    const outcome = await open(server.transport).request(uploadAvatar, { file: new File(['x'], 'me.png') })
    expect(outcome).toEqual({ ok: true, value: '/assets/x/avatar' })
    expect(server.asked).toMatchObject([{ headers: { 'Accept-Language': 'ja' } }])
    const form = server.asked[0]?.body
    if (!(form instanceof FormData)) throw new Error('No form was sent.')
    expect(form.get('file')).toBeInstanceOf(File)
  })
  test.each([
    ['NOTOKEN', 'NOTOKEN'],
    ['"6Ld"', '6Ld'],
  ])('reads the body %s as %s', async (body, value) => {
    const server = openServer({ 'GET /api/sitekey': { status: 200, body } })
    expect(await open(server.transport).request(getSiteKey, {})).toEqual({ ok: true, value })
  })
})

describe('a request that the rate limit refuses', () => {
  const refused: Reply = { status: 429, headers: { 'Retry-After': '12' } }
  const tooOften = { ok: false, problem: { kind: 'too-often', retryAfterMs: 12_000, title: null } }
  test('is sent again after the time that the server named, if it only reads', async () => {
    const server = openServer({ 'GET /api/sitekey': refused })
    const { request, waited } = open((...sent) => {
      if (server.countOf('GET /api/sitekey') === 2)
        server.says('GET /api/sitekey', { status: 200, body: 'key' })
      return server.transport(...sent)
    })
    expect(await request(getSiteKey, {})).toEqual({ ok: true, value: 'key' })
    expect(waited).toEqual([12_000, 12_000])
  })
  test('fails after three pauses', async () => {
    const server = openServer({ 'GET /api/sitekey': refused })
    const { request, waited } = open(server.transport)
    expect(await request(getSiteKey, {})).toEqual(tooOften)
    expect(waited).toHaveLength(3)
  })
  test('is not sent again if it changes something, or if the pause is longer than a minute', async () => {
    const server = openServer({
      'POST /api/account/login': refused,
      'GET /api/sitekey': { status: 429, headers: { 'Retry-After': '150' } },
    })
    const { request, waited } = open(server.transport)
    expect(await request(signIn, { body: { userName: 'ada', password: 'secret' } })).toEqual(tooOften)
    expect((await request(getSiteKey, {})).ok).toBe(false)
    expect(waited).toEqual([])
  })
})

describe('a version', () => {
  const params = { id: 'a1b2c3d4' }
  const stored = (etag: string) =>
    openServer({ 'PUT /api/edit/posts/a1b2c3d4': { status: 200, body: aPost(), headers: { ETag: etag } } })
  const change = { params, body: { title: 'News' }, version: '"7"' }
  test('is sent with a change and read from the response unchanged', async () => {
    const server = stored('W/"8"')
    const outcome = await open(server.transport, ['versions']).request(updatePost, change)
    expect(server.asked[0]?.headers['If-Match']).toBe('"7"')
    expect(outcome).toEqual({ ok: true, value: aPost(), version: 'W/"8"' })
  })
  test.each([
    ['to a server without the extension', [], '"7"'],
    ['a caller without a version', ['versions'], null],
  ])('is not sent: %s', async (_, features, version) => {
    const server = stored('"8"')
    await open(server.transport, features).request(updatePost, { ...change, version })
    expect(server.asked[0]?.headers).not.toHaveProperty('If-Match')
  })
})

test('the key of an attempt is sent, whatever extensions the server announces', async () => {
  const server = openServer({ 'POST /api/game/1/challenges/7': { status: 200, body: 41 } })
  const sent = { params: { id: 1, challengeId: 7 }, body: { flag: 'flag{a}' } }
  const { request } = open(server.transport)
  await request(submitFlag, { ...sent, key: 'once' })
  await request(submitFlag, sent)
  expect(server.asked.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['once', undefined])
})

const refusals: [string, Reply, object][] = [
  ['400 with a title', { status: 400, body: { title: 'No', status: 400 } }, { kind: 'refused', title: 'No' }],
  [
    '401',
    { status: 401, body: { title: 'Please log in', status: 401 } },
    { kind: 'signed-out', title: 'Please log in' },
  ],
  [
    'an empty 429',
    { status: 429, headers: { 'Retry-After': '7' } },
    { kind: 'too-often', retryAfterMs: 7_000, title: null },
  ],
  [
    'a page of HTML with 500',
    { status: 500, body: '<h1>Oh</h1>' },
    { kind: 'broken', status: 500, title: null },
  ],
  [
    'a page of HTML with 200',
    { status: 200, body: '<h1>Sign in to the hotel</h1>' },
    { kind: 'broken', status: 200, title: null },
  ],
  ['an empty 200', { status: 200 }, { kind: 'broken', status: 200, title: null }],
]
test.each(refusals)('%s becomes a problem', async (_, reply, problem) => {
  const server = openServer({ 'GET /api/account/profile': reply })
  expect(await open(server.transport).request(getProfile, {})).toEqual({ ok: false, problem })
})

describe('an abort', () => {
  test('gives no outcome, and subscribers receive none', async () => {
    const { request, answers } = open(openServer({ 'GET /api/config': 'silence' }).transport)
    expect(await request(getConfig, {})).toEqual({ ok: false, problem: { kind: 'unreachable' } })
    expect(answers).toEqual([])
  })
  test('also stands for a body that breaks off: it counts as unreachable', async () => {
    const broken = async () =>
      new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) }))
    expect(await open(broken).request(getConfig, {})).toEqual({ ok: false, problem: { kind: 'unreachable' } })
  })
  test.each([
    ['half a minute', 30_000, 'GET /api/config', (request: Request) => request(getConfig, {})],
    // The server may have to pull an image first, which takes minutes.
    [
      'ten minutes of a start',
      600_000,
      'POST /api/game/1/container/7',
      (request: Request) => request(startContainer, { params: { id: 1, challengeId: 7 } }),
    ],
  ] as const)('fails after %s', async (_, patienceMs, question, ask) => {
    vi.useFakeTimers()
    try {
      const outcome: Promise<Outcome<unknown>> = ask(
        open(openServer({ [question]: 'held' }).transport).request,
      )
      let isSettled = false
      void outcome.then(() => (isSettled = true))
      await vi.advanceTimersByTimeAsync(patienceMs - 1)
      expect(isSettled).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(await outcome).toEqual({ ok: false, problem: { kind: 'unreachable' } })
    } finally {
      vi.useRealTimers()
    }
  })
  test.each(['before', 'while'])('follows the abort of its caller %s it runs', async (when) => {
    const leaving = new AbortController()
    if (when === 'before') leaving.abort()
    const server = openServer({ 'GET /api/config': 'held' })
    const real: Transport = (address, init) =>
      init.signal?.aborted
        ? Promise.reject(new DOMException('', 'AbortError'))
        : server.transport(address, init)
    const outcome = open(real).request(getConfig, {}, leaving.signal)
    leaving.abort()
    expect(await outcome).toEqual({ ok: false, problem: { kind: 'unreachable' } })
  })
})

describe('an extension', () => {
  const paid = get('/api/paid', { role: null, errors: [], extension: 'paid-hints' })
  test('that the server lacks is not requested', async () => {
    const server = openServer()
    expect(await open(server.transport).request(paid, {})).toEqual({
      ok: false,
      problem: { kind: 'unsupported' },
    })
    expect(server.asked).toEqual([])
  })
  test('that is unknown is requested when the server announces it', async () => {
    const server = openServer({ 'GET /api/paid': { status: 200 } })
    const features: string[] = []
    const told = async () => void features.push('paid-hints')
    expect(await open(server.transport, features, told).request(paid, {})).toEqual({ ok: true, value: null })
  })
  test('that the server has is requested', async () => {
    const server = openServer({ 'GET /api/paid': { status: 200 } })
    expect(await open(server.transport, ['paid-hints']).request(paid, {})).toEqual({ ok: true, value: null })
  })
})

test('subscribers get the call, its outcome and its time', async () => {
  const server = openServer({
    'GET /api/config': { status: 200, body: aConfig(), headers: { Date: 'Fri, 20 Nov 2026 16:00:00 GMT' } },
  })
  const { request, answers } = open(server.transport)
  await request(getConfig, {})
  expect(answers).toMatchObject([
    { outcome: { ok: true }, dateMs: Date.UTC(2026, 10, 20, 16), sentAt: 1_010, cameAt: 1_020 },
  ])
  const [answer] = answers
  if (!answer) throw new Error('Nothing was heard.')
  expect(valueOf(getConfig, answer)).toEqual(aConfig())
  expect(valueOf(getSiteKey, answer)).toBeNull()
})
