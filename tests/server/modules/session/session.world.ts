import { expect } from 'vitest'
import type { OwnSession } from '#contract/models/session.ts'
import { randomIds } from '#server/base/ids.ts'
import type { User } from '#server/store/rows/user.ts'
import { statement } from '#server/store/sql.ts'
import { COOKIE } from '#server/http/cookie.ts'
import { openSession } from '#server/http/session.ts'
import { aServer, ELSEWHERE } from '../../a-server.ts'

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

export type SessionWorld = Awaited<ReturnType<typeof sessionWorld>>

/** A server whose users have several browsers. A browser is its cookie. */
export async function sessionWorld() {
  const server = await aServer({ config: { rateLimit: false } })
  const { store } = server
  let people = 0
  const list = (cookie: string) => server.ask('GET', '/api/account/sessions', headers(cookie))
  const listed = async (cookie: string) => (await list(cookie)).json<OwnSession[]>()
  return {
    server,
    list,
    listed,
    somebody: async () => {
      const name = `user${(people += 1)}`
      const user = await server.user(name)
      return {
        ...user,
        signIn: () =>
          server.signIn(name, { remoteAddress: ELSEWHERE, headers: { 'user-agent': 'Browser/1' } }),
      }
    },
    idOf: async (cookie: string) =>
      (await listed(cookie)).find(({ current }) => current)?.id ?? expect.fail('no current session'),
    end: (cookie: string, id: string) => server.ask('DELETE', `/api/account/sessions/${id}`, headers(cookie)),
    endAll: (cookie: string) => server.ask('DELETE', '/api/account/sessions', headers(cookie)),
    isIn: async (cookie: string) =>
      (await server.ask('GET', '/api/account/profile', headers(cookie))).statusCode === 200,
    countOf: async ({ id }: { id: string }) => (await store.sql.one<{ count: number }>(COUNT, [id]))?.count,
    /** Opens a session without the sign-in call, which costs a password hash. */
    open: async (person: User) => {
      const { token } = await openSession(
        person,
        { ip: '127.0.0.1', agent: '' },
        { ...server, ids: randomIds },
      )
      return `${COOKIE}=${token}`
    },
  }
}

export const tokenOf = (cookie: string) => cookie.slice(COOKIE.length + 1)

const headers = (cookie: string) => ({ headers: { cookie } })
const COUNT = statement('test.sessionsOf', 'select count(*)::int as "count" from sessions where user_id = $1')
