import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TimelineEntry } from '#contract/models/platform-timeline.ts'
import { aServer, type TestServer } from '../../a-server.ts'

const T0 = Date.UTC(2040, 0, 1)
/** By name, each a second after the last. */
const LOGS = {
  joined: { level: 'Information', name: 'ada', ip: '203.0.113.9', message: 'Joined the CUP' },
  slow: { level: 'Warning', name: 'System', ip: '203.0.113.10', message: '100% of_it' },
  broken: { level: 'Error', name: 'Adam', ip: '198.51.100.1', message: 'Broken' },
} as const
const ACTS = {
  renamed: { actor: 'Ada', kind: 'game', gameId: 7, name: 'Cup' },
  deleted: { actor: 'bob', kind: 'challenge', gameId: 7, name: 'Kraken' },
  banned: { actor: 'bob', kind: 'user', gameId: null, name: 'eve' },
} as const
const AT = { joined: 0, renamed: 1, slow: 2, deleted: 3, broken: 4, banned: 4 } as const
const at = (name: keyof typeof AT) => T0 + AT[name] * 1000

let server: TestServer
let cookie: string
beforeAll(async () => {
  server = await aServer({ config: { rateLimit: false } })
  await server.user('root', 'Admin')
  await server.user('mona', 'Monitor')
  cookie = await server.signIn('root')
  const { logs, audit } = server.store
  await logs.append(
    (['joined', 'slow', 'broken'] as const).map((name) => ({
      ...LOGS[name],
      status: 'Success' as const,
      source: 'test',
      at: at(name),
    })),
  )
  for (const name of ['renamed', 'deleted', 'banned'] as const)
    await audit.append({
      ...ACTS[name],
      at: at(name),
      actorId: '00000000-0000-4000-8000-000000000001',
      ip: '192.0.2.1',
      act: 'GameChanged',
      id: '7',
      changes: [{ field: 'title', before: 'Old cup', after: name, isHidden: false }],
    })
})
afterAll(() => server.close())

const ask = (query: Record<string, string>, as = cookie) =>
  server.ask('GET', '/api/admin/timeline', { headers: { cookie: as }, query })
const since = { since: '2040-01-01T00:00:00Z' }
async function found(query: Record<string, string>): Promise<string[]> {
  const answer = await ask({ ...since, ...query })
  expect([answer.statusCode, answer.statusCode === 200 ? null : answer.body]).toEqual([200, null])
  return answer.json<TimelineEntry[]>().map(({ log, act }) => {
    const name = Object.entries(LOGS).find(([, { message }]) => message === log?.msg)?.[0]
    return name ?? act?.changes[0]?.after ?? 'another'
  })
}

const ALL = ['banned', 'broken', 'deleted', 'slow', 'renamed', 'joined']
test.each<[Record<string, string>, string[]]>([
  [{}, ALL],
  [{ count: '2' }, ALL.slice(0, 2)],
  [{ count: '2', skip: '2' }, ALL.slice(2, 4)],
  [{ count: '50', skip: '5' }, ALL.slice(5)],
  [{ kind: 'log' }, ['broken', 'slow', 'joined']],
  [{ kind: 'problem' }, ['broken', 'slow']],
  [{ kind: 'act' }, ['banned', 'deleted', 'renamed']],
  [{ kind: 'challenge' }, ['deleted']],
  [{ person: 'ADA' }, ['broken', 'renamed', 'joined']],
  [{ person: 'ada', kind: 'act' }, ['renamed']],
  [{ person: 'd_' }, []],
  [{ game: '7' }, ['deleted', 'renamed']],
  [{ game: '7', kind: 'log' }, []],
  [{ text: 'CUP' }, ['banned', 'deleted', 'renamed', 'joined']],
  [{ text: '0% of_' }, ['slow']],
  [{ text: '192.0.2.1', person: 'bob', count: '1', skip: '1' }, ['deleted']],
  [{ since: '2040-01-01T00:00:02Z', until: '2040-01-01T00:00:04Z' }, ['deleted', 'slow']],
  [{ text: 'nowhere' }, []],
])('%o finds %o', async (query, names) => {
  expect(await found(query)).toEqual(names)
})

test('entries are those of the two lists', async () => {
  const [act, log] = (await ask({ ...since, count: '2' })).json<TimelineEntry[]>()
  const read = async (path: string) =>
    (
      await server.ask('GET', `/api/admin/${path}`, { headers: { cookie }, query: { ...since, count: '1' } })
    ).json<unknown[]>()
  expect([act, log]).toEqual([
    { log: null, act: (await read('audit'))[0] },
    { log: (await read('logs/found'))[0], act: null },
  ])
})
test('a page is at most as long as any other, and only administrators read it', async () => {
  expect((await ask({ count: '100000' })).statusCode).toBe(200)
  expect((await ask({}, await server.signIn('mona'))).statusCode).toBe(403)
  expect((await ask({ since: 'tomorrow' })).statusCode).toBe(400)
})
