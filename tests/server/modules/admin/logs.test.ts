import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LogMessageModel } from '#contract/models/log.ts'
import { aServer, type TestServer } from '../../a-server.ts'

const ENTRIES = [
  ['Information', 'first'],
  ['Warning', 'second'],
  ['Information', 'third'],
] as const

let server: TestServer
let cookie: string
beforeAll(async () => {
  server = await aServer()
  await server.user('root', 'Admin')
  cookie = await server.signIn('root')
  const entry = { status: 'Success', name: 'ada', ip: '203.0.113.9', source: 'test' } as const
  await server.store.logs.append(
    ENTRIES.map(([level, message], nth) => ({ ...entry, level, message, at: Date.UTC(2040, 0, 1) + nth })),
  )
})
afterAll(() => server.close())

async function list(query: string): Promise<LogMessageModel[]> {
  const answer = await server.ask('GET', `/api/admin/logs?${query}`, { headers: { cookie } })
  expect(answer.statusCode).toBe(200)
  return answer.json<LogMessageModel[]>()
}
const said = (entries: readonly LogMessageModel[]) =>
  entries.map(({ msg }) => msg).filter((msg) => ENTRIES.some(([, message]) => message === msg))

test('the newest is first, in the form of the wire', async () => {
  expect((await list('count=1'))[0]).toEqual({
    time: '2040-01-01T00:00:00.002+00:00',
    name: 'ada',
    level: 'Information',
    ip: '203.0.113.9',
    msg: 'third',
    status: 'Success',
  })
  expect(said(await list('level=All'))).toEqual(['third', 'second', 'first'])
})
test('of one level, of all, and of an unknown one', async () => {
  expect(said(await list('level=Warning'))).toEqual(['second'])
  expect(said(await list('level='))).toEqual(['third', 'second', 'first'])
  expect(await list('level=warning')).toEqual([])
  expect(await list('level=Nothing')).toEqual([])
})
test('the list is returned page by page', async () => {
  expect(said(await list('count=1&skip=1'))).toEqual(['second'])
  expect(await list('count=0')).toEqual([])
})
