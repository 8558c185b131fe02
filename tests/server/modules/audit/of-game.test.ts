import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/models/audit.ts'
import { aServer, type TestServer } from '../../a-server.ts'

let server: TestServer
let cookie: string
beforeAll(async () => {
  server = await aServer({ config: { rateLimit: false } })
  await server.user('root', 'Admin')
  cookie = await server.signIn('root')
})
afterAll(() => server.close())

test('of one game there are the acts on it and on what it has', async () => {
  const { id } = (
    await server.ask('POST', '/api/edit/games', {
      headers: { cookie, 'content-type': 'application/json' },
      payload: JSON.stringify({ title: 'Autumn Open' }),
    })
  ).json<{ id: number }>()
  const say = (method: 'POST' | 'GET', path: string, body?: object) =>
    server.ask(method, `/api/edit/games/${id}/${path}`, {
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    })
  await say('POST', 'challenges', { title: 'Warm up' })
  await say('POST', 'notices', { content: 'Lunch is served' })
  const acts = async (query = '') =>
    (await say('GET', `audit${query}`)).json<AuditEntry[]>().map(({ act, gameId }) => [act, gameId])
  expect(await acts()).toEqual([
    ['NoticeCreated', id],
    ['ChallengeCreated', id],
    ['GameCreated', id],
  ])
  expect(await acts('?text=lunch')).toEqual([['NoticeCreated', id]])
  const other = await server.ask('GET', '/api/edit/games/999/audit', { headers: { cookie } })
  expect(other.statusCode).toBe(404)
})
