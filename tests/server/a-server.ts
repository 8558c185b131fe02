import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Redis } from 'ioredis'
import type { Role } from '#contract/models/role.ts'
import { type Bounds, buildApp } from '#server/process/app.ts'
import type { Config } from '#server/config/config.ts'
import type { ContainerProvider } from '#server/containers/provider.ts'
import { type Files, openFiles } from '#server/files/file-storage.ts'
import { type Ids, randomIds } from '#server/base/ids.ts'
import { openVersions, type Versions } from '#server/base/versions.ts'
import { redisVersions } from '#server/live/redis-versions.ts'
import { createLogger } from '#server/log/process-log.ts'
import type { Delivery, Email, Mail } from '#server/mail/mail.ts'
import type { TakeOverRuns } from '#server/modules/take-over/take-over-runs.ts'
import { hashPassword } from '#server/modules/account/password-hashing.ts'
import type { User } from '#server/store/rows/user.ts'
import type { OpenStore } from '#server/store/open.ts'
import { COOKIE, HOST_COOKIE } from '#server/http/cookie.ts'
import { aDatabase, type Database } from './database.ts'
import { handClock, type HandClock } from './hand-clock.ts'

/** A whole server on a database of its own. The test moves its clock. */
export interface TestServer {
  app: FastifyInstance
  /** Each use of it counts as a change, because a test writes rows that no use case announces. */
  store: OpenStore
  versions: Versions
  clock: HandClock
  ids: Ids
  files: Files
  dataDir: string
  /** The lines of the process log. */
  logged: string[]
  emails: Email[]
  user(name: string, role?: Role, more?: Partial<User>): Promise<User>
  /** Returns the cookie header of a new session. */
  signIn(name: string, from?: InjectOptions): Promise<string>
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD',
    url: string,
    more?: InjectOptions,
  ): Promise<LightMyRequestResponse>
  close(): Promise<void>
}
export interface Wishes {
  config?: Partial<Config>
  clientDir?: string
  redis?: Redis
  /** Replaces the mail service, which by default only records emails. */
  mail?: Mail
  containers?: ContainerProvider
  clock?: HandClock
  bounds?: Partial<Bounds>
  /** An existing database, which is closed with the server. */
  database?: Database
  /** Makes this server a second process on the database of another one, with the same clock. */
  beside?: TestServer
  /** Replaces the counts of changes. */
  versions?: Versions
  takeOver?: TakeOverRuns
  /** Replaces the source of randomness. */
  ids?: Ids
}

const NO_TAKE_OVER: TakeOverRuns = { last: () => null, isOf: () => false, begin: () => false }

export const PASSWORD = 'Harb0ur-7'
/** The secret of every test server, because servers on one database are processes of one platform. */
export const SECRET = Buffer.alloc(32, 7)
/** Neither loopback nor a proxy, so that rate limits apply to it. */
export const ELSEWHERE = '203.0.113.7'

export async function aServer({
  config = {},
  clientDir,
  redis,
  mail,
  containers,
  clock: given,
  bounds = {},
  database: own,
  beside,
  versions: counts,
  takeOver = NO_TAKE_OVER,
  ids = randomIds,
}: Wishes = {}): Promise<TestServer> {
  const database = beside ? { store: beside.store, close: async () => {} } : (own ?? (await aDatabase()))
  const dataDir = await mkdtemp(join(tmpdir(), 'vexil-server-'))
  const clock = given ?? beside?.clock ?? handClock()
  const logged: string[] = []
  const emails: Email[] = []
  const { store } = database
  const { versions, watched } = countingUses(
    counts ?? (redis ? redisVersions(redis, createLogger('error')) : (beside?.versions ?? openVersions())),
    store,
  )
  const files = await openFiles(dataDir, { clock, ids })
  const app = await buildApp(
    {
      config: { ...QUIET, dataDir, ...config },
      store,
      clock,
      ids,
      files,
      logger: createLogger('info', { write: (line) => void logged.push(line) }),
      redis: redis ?? null,
      versions,
      containers: containers ?? null,
      mail: mail ?? recordingMail(store, emails),
      clientDir: clientDir ?? null,
      secret: SECRET,
      takeOver,
    },
    bounds,
  )
  await app.ready()
  const passwordHash = await hashPassword(PASSWORD)

  const ask: TestServer['ask'] = (method, url, more = {}) => app.inject({ method, url, ...more })
  return {
    app,
    store: watched,
    versions,
    clock,
    ids,
    files,
    dataDir,
    logged,
    emails,
    ask,
    user: async (name, role = 'User', more = {}) => {
      const user = { ...aUser(name, role, clock.now(), ids), passwordHash, ...more }
      const taken = await store.users.create(user)
      if (taken !== null) throw new Error(`${taken} is taken`)
      return user
    },
    signIn: async (name, from = {}) => {
      const answer = await ask('POST', '/api/account/login', {
        payload: { userName: name, password: PASSWORD },
        ...from,
      })
      return cookieOf(answer)
    },
    close: async () => {
      await app.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Values that the app keeps are outdated after each direct use of the store. */
function countingUses(versions: Versions, store: OpenStore): { versions: Versions; watched: OpenStore } {
  let uses = 0
  const watch = <Value extends object>(value: Value): Value =>
    new Proxy(value, {
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name)
        if (typeof found === 'object' && found !== null) return watch(found)
        if (typeof found !== 'function') return found
        return (...given: unknown[]): unknown => {
          uses += 1
          const result: unknown = Reflect.apply(found, target, given)
          return result instanceof Promise ? result.finally(() => (uses += 1)) : result
        }
      },
    })
  const of = async (topics: readonly string[]) => {
    const version = await versions.of(topics)
    return version && `${uses} ${version}`
  }
  return { versions: { ...versions, of }, watched: watch(store) }
}

/** Records emails immediately instead of sending them in the background, so that tests need not wait. */
function recordingMail(store: OpenStore, emails: Email[]): Mail {
  let delivery: Delivery | null = null
  return {
    canSend: async () => true,
    send: async (email, alongside) => {
      await store.transaction(alongside)
      const sent = await delivery?.complete({ ...email, tries: 0 })
      if (sent) emails.push(sent)
      return true
    },
    begin: (given) => void (delivery = given),
    close: async () => {},
  }
}
/** A platform without mail. */
export const NO_MAIL: Mail = {
  canSend: async () => false,
  send: async () => false,
  begin: () => {},
  close: async () => {},
}

/** The cookie that a response sets, as a client sends it back. */
export function cookieOf(answer: LightMyRequestResponse): string {
  const cookie = answer.cookies.find(
    ({ name, value }) => (name === COOKIE || name === HOST_COOKIE) && value !== '',
  )
  if (!cookie) throw new Error(`no session in an answer ${answer.statusCode} ${answer.body}`)
  return `${cookie.name}=${cookie.value}`
}

export const QUIET: Config = {
  port: 0,
  host: '127.0.0.1',
  dataDir: '',
  clientDir: null,
  databaseUrl: null,
  redisUrl: null,
  secret: null,
  adminPassword: null,
  demo: false,
  logLevel: 'info',
  metricsPort: null,
  metricsToken: null,
  trustedProxies: [],
  untrustedProxy: false,
  rateLimit: true,
  maxUploadMb: 30,
  wrongAnswers: null,
  wrongAnswersSeconds: 60,
  logDays: 90,
  logRows: 1_000_000,
  eventDays: 365,
  eventRows: 5_000_000,
  auditDays: 1_095,
  auditRows: 1_000_000,
  publicUrl: null,
  smtpHost: null,
  smtpPort: 587,
  smtpUser: null,
  smtpPassword: null,
  smtpTls: 'auto',
  mailFrom: null,
  captcha: null,
  captchaSiteKey: null,
  captchaSecret: null,
  captchaVerifyUrl: null,
  captchaThreshold: 0.5,
  xorKey: null,
  containerProvider: 'none',
  containerHost: null,
  containerTlsCa: null,
  containerTlsCert: null,
  containerTlsKey: null,
  containerPublicEntry: null,
  containerRegistry: null,
  containerRegistryUser: null,
  containerRegistryPassword: null,
  containerPull: 'missing',
  containerReadOnly: false,
  containerPrivileged: false,
  containerPids: 128,
  containerStarts: 4,
  containerBlockedNetworks: [],
  containerDns: [],
  containerFirewall: false,
  containerNamespace: 'vexil-challenges',
  containerKubeconfig: null,
  containerProcessDir: null,
}

const aUser = (name: string, role: Role, now: number, ids: Ids): Omit<User, 'passwordHash'> => ({
  id: ids.guid(),
  name,
  email: `${name.toLowerCase()}@test.example`,
  role,
  bio: '',
  phone: null,
  realName: '',
  stdNumber: '',
  avatarHash: null,
  emailConfirmed: true,
  registeredAt: now,
  lastVisitAt: now,
  lastIp: '0.0.0.0',
  stamp: ids.guid(),
})
