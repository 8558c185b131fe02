import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aServer, type TestServer } from '../a-server.ts'

const PAGE = '<!doctype html><title>Vexil</title>'
const SCRIPT = 'console.log(1)'
let server: TestServer
let clientDir: string
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'vexil-client-'))
  await mkdir(join(clientDir, 'static'))
  await writeFile(join(clientDir, 'index.html'), PAGE)
  await writeFile(join(clientDir, 'static', 'main-abc123.js'), SCRIPT)
  await writeFile(join(clientDir, 'static', 'main-abc123.js.gz'), gzipSync(SCRIPT))
  await writeFile(
    join(clientDir, 'ahead.json'),
    JSON.stringify([
      { path: '/', files: ['static/home.js'] },
      {
        path: '/games/:gameId/challenges/:challengeId?',
        files: ['static/challenges.js', 'static/shared.js'],
      },
      { path: '/games/:gameId/room/*', files: ['static/room.js'] },
    ]),
  )
  await writeFile(join(clientDir, 'theme.js'), SCRIPT)
  await writeFile(join(clientDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  server = await aServer({ clientDir })
})
afterAll(async () => {
  await server.close()
  await rm(clientDir, { recursive: true })
})

describe('the page', () => {
  test.each([
    '/',
    '/games/1/challenges',
    '/api/misspelt',
    '/Admin/Users',
    '/a.b/c',
    '/games?x=a.b',
    '/assets/short/avatar',
  ])('is at %s', async (url) => {
    const answer = await server.ask('GET', url)
    expect([answer.statusCode, answer.body]).toEqual([200, PAGE])
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    })
  })
  test('is not sent again if it has not changed', async () => {
    const { headers } = await server.ask('GET', '/')
    const answer = await server.ask('GET', '/games', {
      headers: { 'if-none-match': String(headers['etag']) },
    })
    expect([answer.statusCode, answer.body]).toEqual([304, ''])
  })
  test.each([
    ['/', ['home']],
    ['/?x=1', ['home']],
    ['/games/1/challenges', ['challenges', 'shared']],
    ['/Games/1/Challenges/7/', ['challenges', 'shared']],
    ['/games/1/room/live/events/x', ['room']],
    ['/games/1/challenges/7/8', null],
    ['/x/games/1/challenges', null],
  ])('names the files of the screen at %s', async (url, files) => {
    const link = files?.map((file) => `</static/${file}.js>; rel=modulepreload`).join(', ')
    expect((await server.ask('GET', url)).headers['link']).toBe(link)
  })
  test.each([
    '/missing.js',
    '/ahead.json',
    '/static/old-chunk.js',
    '/index.html.gz',
    '/../package.json',
    '/%2e%2e/package.json',
  ])('is not at %s', async (url) => {
    const answer = await server.ask('GET', url)
    expect([answer.statusCode, answer.body]).toEqual([404, ''])
  })
  test('is sent to GET and HEAD only', async () => {
    expect((await server.ask('POST', '/games')).statusCode).toBe(404)
    expect((await server.ask('HEAD', '/games')).statusCode).toBe(200)
  })
})

describe('files', () => {
  test('with a hash in their name are cached permanently', async () => {
    const answer = await server.ask('GET', '/static/main-abc123.js')
    expect(answer.body).toBe(SCRIPT)
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-type']).toContain('javascript')
    expect(answer.headers['etag']).toBeDefined()
  })
  test.each(['script', 'style', 'font'])(
    'are sent as a %s without headers that only documents need',
    async (dest) => {
      const { headers } = await server.ask('GET', '/static/main-abc123.js', {
        headers: { 'sec-fetch-dest': dest },
      })
      expect(Object.keys(headers).toSorted()).toEqual([
        'cache-control',
        'content-length',
        'content-type',
        'cross-origin-resource-policy',
        'date',
        'vary',
        'x-content-type-options',
      ])
    },
  )
  test.each(['worker', 'document', 'iframe', 'empty', undefined])(
    'have the content security policy if they may be opened as a document: %s',
    async (dest) => {
      const { headers } = await server.ask('GET', '/static/main-abc123.js', {
        headers: dest === undefined ? {} : { 'sec-fetch-dest': dest },
      })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    },
  )
  test.each([
    ['/', 'script'],
    ['/favicon.svg', 'image'],
    ['/theme.js', undefined],
  ])('that may change have policy and ETag: %s', async (url, dest) => {
    const { headers } = await server.ask('GET', url, {
      headers: dest === undefined ? {} : { 'sec-fetch-dest': dest },
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['etag']).toBeDefined()
  })
  test('that may change are revalidated, also as a part of a page', async () => {
    const { headers } = await server.ask('GET', '/theme.js', { headers: { 'sec-fetch-dest': 'script' } })
    expect(headers).not.toHaveProperty('content-security-policy')
    expect(headers).not.toHaveProperty('permissions-policy')
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=604800',
      'x-content-type-options': 'nosniff',
    })
    const again = await server.ask('GET', '/theme.js', {
      headers: { 'sec-fetch-dest': 'script', 'if-none-match': String(headers['etag']) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
  test('without a hash are cached for a week', async () => {
    expect((await server.ask('GET', '/favicon.svg')).headers['cache-control']).toBe('public, max-age=604800')
  })
  test('are sent as compressed by the build', async () => {
    const answer = await server.ask('GET', '/static/main-abc123.js', {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.rawPayload.equals(gzipSync(SCRIPT))).toBe(true)
    expect(answer.headers['content-type']).toContain('javascript')
  })
})

test('without a built client every page is 404', async () => {
  const bare = await aServer()
  const answer = await bare.ask('GET', '/')
  expect([answer.statusCode, answer.body]).toEqual([404, ''])
  await bare.close()
})
