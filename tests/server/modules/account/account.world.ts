import type { LightMyRequestResponse } from 'fastify'
import type { Email } from '#server/mail/mail.ts'
import { statement } from '#server/store/sql.ts'
import { en } from '#server/http/titles/en.ts'
import { cookieOf, PASSWORD, type TestServer } from '../../a-server.ts'

export const NEW_PASSWORD = 'An0therOne-42'
export const HOUR_MS = 3_600_000

/** Saves settings as the database stores them, without a call. */
export const set = (server: TestServer, policy: Record<string, string>) =>
  server.store.settings.save(
    new Map(Object.entries(policy).map(([name, value]) => [`AccountPolicy:${name}`, value])),
  )

export const BY_MAIL = { ActiveOnRegister: 'False', EmailConfirmationRequired: 'True' }

/** The values that the page of an email's link sends. */
export function sentBack(email: Email | undefined): {
  token: string
  email: string
  page: string
  link: URL
} {
  const link = new URL(email?.link ?? 'none:')
  return {
    token: link.searchParams.get('token') ?? '',
    email: link.searchParams.get('email') ?? '',
    page: link.pathname,
    link,
  }
}

export const register = (
  server: TestServer,
  userName: string,
  more: Record<string, unknown> = {},
  from = {},
) =>
  server.ask('POST', '/api/account/register', {
    payload: { userName, password: PASSWORD, email: `${userName.toLowerCase()}@test.example`, ...more },
    ...from,
  })
export const login = (server: TestServer, userName: string, password = PASSWORD, more = {}) =>
  server.ask('POST', '/api/account/login', { payload: { userName, password }, ...more })
export const profileOf = (server: TestServer, cookie: string) =>
  server.ask('GET', '/api/account/profile', { headers: { cookie } })
export const put = (server: TestServer, cookie: string, name: string, payload: object, more = {}) =>
  server.ask('PUT', `/api/account/${name}`, {
    headers: { cookie, 'accept-language': 'en' },
    payload,
    ...more,
  })
export const post = (server: TestServer, name: string, payload: object, more = {}) =>
  server.ask('POST', `/api/account/${name}`, { headers: { 'accept-language': 'en' }, payload, ...more })

/**
 * The status and the key of an English message, with its parameters in brackets, so that tests do not depend
 * on the wording.
 */
export const said = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.body === '' ? '' : keyOf(answer.json<{ title: string }>().title),
]
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
function keyOf(title: string): string {
  for (const { key, pattern } of SENTENCES) {
    const [whole, ...fills] = pattern.exec(title) ?? []
    if (whole !== undefined) return fills.length === 0 ? key : `${key} (${fills.join(', ')})`
  }
  throw new Error(`no sentence of ours: ${title}`)
}
/** Sentences without a parameter come first, because others may match them too. */
const SENTENCES = Object.entries(en)
  .map(([key, sentence]) => ({
    key,
    pattern: new RegExp(
      `^${sentence
        .split(/\{\w+\}/)
        .map(literally)
        .join('(.*)')}$`,
    ),
  }))
  .sort(
    (one, other) =>
      Number(one.pattern.source.includes('(.*)')) - Number(other.pattern.source.includes('(.*)')),
  )

/** Sorted, because the order of concurrent responses is not fixed. */
export const statuses = (answers: readonly LightMyRequestResponse[]) =>
  answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)

/** A recipient gets one email of a kind in this time. */
export const ONE_EMAIL_MS = 60_000

/** Requests an email, and returns the values that its page sends. */
export async function resetLink(server: TestServer, email: string) {
  server.clock.advance(ONE_EMAIL_MS)
  const before = server.emails.length
  await post(server, 'recovery', { email })
  return sentBack(server.emails.slice(before).at(-1))
}
export async function changeLink(server: TestServer, cookie: string, newMail: string) {
  server.clock.advance(ONE_EMAIL_MS)
  const before = server.emails.length
  await put(server, cookie, 'changeemail', { newMail })
  return sentBack(server.emails.slice(before).at(-1))
}

/**
 * Reads the platform log from the process log, which has each entry immediately. The stored log takes a
 * moment.
 */
export const entriesOf = (server: TestServer): Entry[] =>
  server.logged
    .map((line) => JSON.parse(line) as Said)
    .flatMap(({ entry, msg, ...rest }) =>
      entry === undefined ? [] : [{ ...rest, level: entry, message: msg }],
    )
type Entry = Pick<Said, 'status' | 'name' | 'ip'> & { level: string; message: string }
interface Said {
  entry?: string
  status: string
  name: string
  ip: string
  msg: string
}
export const newestEntry = (server: TestServer) => entriesOf(server).at(-1)

export const sessionsOf = async (server: TestServer, userId: string) =>
  (
    await server.store.sql.many(statement('test.sessionsOf', 'select 1 from sessions where user_id = $1'), [
      userId,
    ])
  ).length

export async function sessions(server: TestServer, name: string, count: number): Promise<string[]> {
  const cookies: string[] = []
  for (let at = 0; at < count; at++) cookies.push(cookieOf(await login(server, name)))
  return cookies
}
