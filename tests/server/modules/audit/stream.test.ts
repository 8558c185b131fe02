import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/models/audit.ts'
import { storedStreams } from '#server/live/streams/stored-streams.ts'
import { aServer, type TestServer } from '../../a-server.ts'

const AUDIT = { stream: 'audit' } as const
let server: TestServer
let cookie: string
beforeAll(async () => {
  server = await aServer()
  await server.user('root', 'Admin')
  cookie = await server.signIn('root')
})
afterAll(() => server.close())

test('the stream has the same numbers and entries as the list', async () => {
  const streams = storedStreams(server.store)
  expect((await streams.last([AUDIT])).get('audit')).toBe(0)
  for (const title of ['One', 'Two', 'Three']) {
    const payload = JSON.stringify({ title })
    const answer = await server.ask('POST', '/api/edit/posts', {
      headers: { cookie, 'content-type': 'application/json' },
      payload,
    })
    expect(answer.statusCode).toBe(200)
  }
  expect((await streams.last([AUDIT])).get('audit')).toBe(3)
  const listed = (await server.ask('GET', '/api/admin/audit', { headers: { cookie } })).json<AuditEntry[]>()
  const told = await streams.since(AUDIT, 1, 100)
  expect(told).toEqual(
    listed
      .toReversed()
      .slice(1)
      .map((item) => ({ seq: item.number, item })),
  )
  expect(told.map(({ item }) => item)).toMatchObject([
    { act: 'PostCreated', name: 'Two' },
    { act: 'PostCreated', name: 'Three' },
  ])
})
