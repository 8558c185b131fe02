import type { Role } from '#contract/models/role.ts'
import { statement } from '#server/store/sql.ts'
import { hashPassword } from '#server/modules/account/password-hashing.ts'
import { RECORDED, type RecordedExchange } from '../../contract/recorded.ts'
import { aServer, cookieOf, type TestServer } from '../a-server.ts'
import { handClock } from '../hand-clock.ts'
import { aForm } from '../modules/asset/asset.world.ts'
import { fakeProvider } from '../modules/container/fake-provider.ts'
import { CALLERS, STEPS } from './scenes.ts'
import type { Learned } from './compare.ts'
import type { Replay, Replayed } from './replay.ts'

/** The moment of the first recorded exchange. */
const BEGINS_AT = Date.parse('2026-11-22T23:42:08Z')
const PACE_MS = 80
const FIRST_PASSWORD = 'Prober-1pw'
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Makes every recorded request to our server, in the recorded order. Returns our answers. */
export async function replayAll(
  learned: Learned,
): Promise<{ answers: Replayed[]; close: () => Promise<void> }> {
  const clock = handClock(BEGINS_AT)
  const server = await aServer({
    config: { rateLimit: false, containerPublicEntry: '127.0.0.1' },
    clock,
    containers: fakeProvider(clock),
  })
  const answers: Replayed[] = []
  const replay = { ...openReplay(server), learned, answers }
  await fill(replay)
  for (const [place, exchange] of RECORDED.entries()) {
    await STEPS[place]?.(replay)
    replay.advance(PACE_MS)
    const sent = learned.inOurWords(exchange.request.path)
    const answer = await replay.ask(callerAt(place), {
      method: exchange.call.split(' ')[0] ?? '',
      path: sent,
      ...payloadOf(exchange, learned),
    })
    answers.push(answer)
    learned.learn(exchange.body, answer.body)
  }
  return { answers, close: server.close }
}

/** The caller of an exchange, from the last row of `CALLERS` at or before it. */
function callerAt(place: number): string | null {
  const row = CALLERS.findLast(([from]) => from <= place)
  return row ? row[1] : null
}

function openReplay(server: TestServer): Omit<Replay, 'learned' | 'answers'> {
  const cookies = new Map<string, string>()
  const passwords = new Map<string, string>()
  const cookie = async (name: string) => {
    const known = cookies.get(name)
    if (known !== undefined) return known
    const payload = { userName: name, password: passwords.get(name) ?? FIRST_PASSWORD }
    const made = cookieOf(await server.ask('POST', '/api/account/login', { payload }))
    cookies.set(name, made)
    return made
  }
  const replay: ReturnType<typeof openReplay> = {
    server,
    passwords,
    forget: (name) => void cookies.delete(name),
    ask: async (caller, { method, path, payload, type }) => {
      const answer = await server.ask(method as 'GET', path, {
        ...(payload === undefined ? {} : { payload }),
        headers: {
          ...(caller === null ? {} : { cookie: await cookie(caller) }),
          ...(type === undefined ? {} : { 'content-type': type }),
        },
      })
      const kind = String(answer.headers['content-type'] ?? '')
      return {
        status: answer.statusCode,
        type: kind,
        body: kind.includes('json') ? (JSON.parse(answer.body) as unknown) : undefined,
        bytes: answer.rawPayload.length,
      }
    },
    does: async (caller, question, body) => {
      const [method = '', path = ''] = question.split(' ')
      const { status, body: said } = await replay.ask(caller, {
        method,
        path,
        ...(body === undefined ? {} : { payload: JSON.stringify(body), type: 'application/json' }),
      })
      if (status !== 200) throw new Error(`${question}: ${status} ${JSON.stringify(said)}`)
      return said
    },
    judged: async () => {
      for (let tries = 0; tries < 500; tries += 1) {
        const waiting = await server.store.sql.one<{ count: string }>(WAITING)
        if (waiting?.count === '0') return
        server.clock.advance(10)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      throw new Error('Nobody judges.')
    },
    advance: (ms) => server.clock.advance(ms),
  }
  return replay
}
const WAITING = statement(
  'test.recorded.waiting',
  `select count(*)::text as count from submissions where status = 'FlagSubmitted'`,
)

/** The accounts of the recording, with their ids, before the first exchange. */
async function fill({ server, does }: Replay) {
  const passwordHash = await hashPassword(FIRST_PASSWORD)
  for (const { id, userName, role, email } of recordedUsers()) {
    const known = userName === 'w12irsa' ? 'User' : role
    await server.user(userName, known, { id, email, passwordHash })
    await does(userName, 'GET /api/account/profile')
  }
  await server.store.settings.save(new Map([['GlobalConfig:Title', 'GZ']]))
  await server.store.posts.create({
    id: '1c5cfe0f',
    title: 'Welcome to GZ::CTF!',
    summary: '一个开源的CTF比赛平台。',
    content: '',
    tags: [],
    isPinned: false,
    authorId: null,
    updatedAt: server.clock.now(),
  })
}
interface RecordedUser {
  id: string
  userName: string
  role: Role
  email: string
}
const recordedUsers = () =>
  RECORDED.flatMap(({ call, body, request: { path } }) =>
    call === 'GET /api/admin/users' && path === '/api/admin/users'
      ? (body as { data: RecordedUser[] }).data
      : [],
  )

function payloadOf(
  { request: { json, text, form }, ...exchange }: RecordedExchange,
  learned: Learned,
): { payload?: string | Buffer; type?: string } {
  if (json !== undefined)
    return { payload: learned.inOurWords(JSON.stringify(json)), type: 'application/json' }
  if (text !== undefined)
    return {
      payload: text,
      type: exchange.case === 'form type' ? 'application/x-www-form-urlencoded' : 'application/json',
    }
  if (form === undefined) return {}
  const { payload, headers } = aForm(form.map((name) => partOf(name, exchange)))
  return { payload, type: headers['content-type'] }
}

/**
 * The contents of the recorded uploads are not known. These have the same kind, and where it shows, length.
 */
function partOf(
  name: string,
  { call, case: which, status }: Pick<RecordedExchange, 'call' | 'case' | 'status'>,
) {
  const field = call.endsWith('/assets') ? 'files' : which === 'no part "file"' ? 'other' : 'file'
  return { name, field, ...contentOf(name, which, status) }
}
function contentOf(
  name: string,
  which: string | undefined,
  status: number,
): { content: Buffer; type?: string } {
  if (which === '> 3 MiB')
    return { content: Buffer.concat([PNG, Buffer.alloc(3 * 1024 * 1024)]), type: 'image/png' }
  if (which === 'empty file' || which === 'empty' || name === 'empty')
    return { content: Buffer.alloc(0), type: name.endsWith('.pdf') ? 'application/pdf' : 'image/png' }
  if (name.endsWith('.gif')) return { content: GIF, type: 'image/gif' }
  if (name.endsWith('.png') && status === 200) return { content: PNG, type: 'image/png' }
  if (name.endsWith('.png')) return { content: Buffer.from('no image at all'), type: 'image/png' }
  if (name.toLowerCase().endsWith('.pdf'))
    return { content: Buffer.from('%PDF-1.4 x'), type: which === 'type' ? 'text/plain' : 'application/pdf' }
  return { content: Buffer.from(name === 'b.txt' ? 'another file' : 'fourteen bytes') }
}
