import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aServer, type TestServer } from './a-server.ts'

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
  await writeFile(join(clientDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  server = await aServer({ clientDir })
})
afterAll(async () => {
  await server.close()
  await rm(clientDir, { recursive: true })
})

describe('the page', () => {
  test.each(['/', '/games/1/challenges', '/api/misspelt', '/Admin/Users', '/a.b/c', '/games?x=a.b', '/assets/short/avatar'])(
    'is at %s',
    async (url) => {
      const answer = await server.ask('GET', url)
      expect([answer.statusCode, answer.body]).toEqual([200, PAGE])
      expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    },
  )
  test('is not asked for anew when it has not changed', async () => {
    const { headers } = await server.ask('GET', '/')
    const answer = await server.ask('GET', '/games', { headers: { 'if-none-match': String(headers['etag']) } })
    expect([answer.statusCode, answer.body]).toEqual([304, ''])
  })
  test.each(['/missing.js', '/static/old-chunk.js', '/index.html.gz', '/../package.json', '/%2e%2e/package.json'])('is not at %s', async (url) => {
    const answer = await server.ask('GET', url)
    expect([answer.statusCode, answer.body]).toEqual([404, ''])
  })
  test('is not an answer to anything but a look', async () => {
    expect((await server.ask('POST', '/games')).statusCode).toBe(404)
    expect((await server.ask('HEAD', '/games')).statusCode).toBe(200)
  })
})

describe('files', () => {
  test('with a hash in their name are kept for ever', async () => {
    const answer = await server.ask('GET', '/static/main-abc123.js')
    expect(answer.body).toBe(SCRIPT)
    expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
    expect(answer.headers['content-type']).toContain('javascript')
    expect(answer.headers['etag']).toBeDefined()
  })
  test('others for a week', async () => {
    expect((await server.ask('GET', '/favicon.svg')).headers['cache-control']).toBe('public, max-age=604800')
  })
  test('are sent as they were compressed at the build', async () => {
    const answer = await server.ask('GET', '/static/main-abc123.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.rawPayload.equals(gzipSync(SCRIPT))).toBe(true)
    expect(answer.headers['content-type']).toContain('javascript')
  })
})

test('without a built client every page is missing', async () => {
  const bare = await aServer()
  const answer = await bare.ask('GET', '/')
  expect([answer.statusCode, answer.body]).toEqual([404, ''])
  await bare.close()
})
