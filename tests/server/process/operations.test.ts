import { afterEach, describe, expect, test } from 'vitest'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { metricsServer } from '#server/modules/metrics/metrics-server.ts'
import { aServer, type TestServer, type Wishes } from '../a-server.ts'

let server: TestServer
const open = async (wishes?: Wishes) => (server = await aServer(wishes))
afterEach(() => server.close())

describe('health', () => {
  test('liveness does not depend on the database, readiness does', async () => {
    await open()
    expect((await server.ask('GET', '/readyz')).statusCode).toBe(200)
    server.store.check = () => Promise.reject(new Error('gone'))
    const ready = await server.ask('GET', '/readyz')
    expect([ready.statusCode, ready.body]).toEqual([503, JSON.stringify({ status: 'database unavailable' })])
    expect((await server.ask('GET', '/healthz')).statusCode).toBe(200)
  })
})

describe('metrics', () => {
  const read = (authorization?: string) =>
    server.ask('GET', '/metrics', authorization === undefined ? {} : { headers: { authorization } })

  test('are for clients with the token', async () => {
    await open({ config: { metricsToken: 'correct-horse' } })
    await server.ask('GET', '/api/game/7')
    for (const wrong of [undefined, '', 'Bearer', 'Bearer correct', 'Bearer correct-horse-', 'correct-horse'])
      expect((await read(wrong)).statusCode).toBe(401)
    const { statusCode, body } = await read('Bearer correct-horse')
    expect(statusCode).toBe(200)
    expect(body).toMatch(
      /vexil_http_request_seconds_count\{method="GET",route="\/api\/game\/:id",status="404"\} 1/,
    )
    for (const name of [
      'vexil_database_connections{state="total"}',
      'nodejs_eventloop_lag_seconds',
      'process_resident_memory_bytes',
    ])
      expect(body).toContain(name)
    expect(body).not.toContain('/api/game/7')
  })
  test('are for clients of their own port', async () => {
    await open({ config: { metricsPort: 1 } })
    expect((await read()).statusCode).toBe(404)
    const { meters } = server.app
    if (!meters) throw new Error('no meters')
    const own = metricsServer(meters).listen(0, '127.0.0.1')
    await new Promise((resolve) => own.once('listening', resolve))
    const address = own.address()
    const port = typeof address === 'object' ? address?.port : null
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect([answer.status, (await answer.text()).includes('process_resident_memory_bytes')]).toEqual([
      200,
      true,
    ])
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    await new Promise((resolve) => own.close(resolve))
  })
  test('are off by default', async () => {
    await open()
    expect([(await read('Bearer null')).statusCode, server.app.meters]).toEqual([404, null])
  })
})

test('the OpenAPI document has every call', async () => {
  await open()
  const document = (await server.ask('GET', '/openapi.json')).json<{
    openapi: string
    paths: Record<string, object>
  }>()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.values(document.paths).flatMap((path) => Object.keys(path))).toHaveLength(
    Object.keys(ALL_CALLS).length,
  )
})

describe('the log', () => {
  test('stores a burst in a few inserts, in order, and loses none', async () => {
    await open()
    const append = server.store.logs.append.bind(server.store.logs)
    let inserts = 0
    server.store.logs.append = (entries) => (inserts++, append(entries))
    await server.user('ann')
    const cookie = await server.signIn('ann')
    await Promise.all(
      Array.from({ length: 50 }, () => server.ask('GET', '/api/admin/users', { headers: { cookie } })),
    )
    await expect
      .poll(async () => (await server.store.logs.list(null, { count: 500, skip: 0 })).length)
      .toBe(51)
    expect(inserts).toBeLessThan(45)
  })
  test('continues after a failure of the store', async () => {
    await open()
    server.store.logs.append = () => Promise.reject(new Error('disk full'))
    await server.user('ann')
    await server.signIn('ann')
    await expect
      .poll(() => server.logged.some((line) => line.includes('log entries were not stored')))
      .toBe(true)
    expect((await server.ask('GET', '/api/config')).statusCode).toBe(200)
  })
})
