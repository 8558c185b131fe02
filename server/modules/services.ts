import type { Logger } from 'pino'
import type { Redis } from 'ioredis'
import type { Captcha, CaptchaBackend } from '#server/captcha/captcha.ts'
import type { ContainerManager } from '#server/containers/container-manager.ts'
import type { ConfigBroadcast } from '#server/live/hub-messages.ts'
import type { Publish } from '#server/live/publisher.ts'
import type { LimitWatch } from '#server/http/limits/limit-watch.ts'
import type { MissLimit } from '#server/http/limits/miss-limit.ts'
import type { PlatformLog } from '#server/log/platform-log.ts'
import type { PasswordAttempts } from './account/password-attempts.ts'
import type { ProxyWatch } from '#server/http/proxy-watch.ts'
import type { RecentCalls } from './health/recent-calls.ts'
import type { Boards } from './board/boards.ts'
import type { KeptReads } from './kept-reads.ts'
import type { LiveOverviews } from './monitor/live-overviews.ts'
import type { RoomOverviews } from './room-overview/room-overviews.ts'
import type { TeamLinks } from './team-pairs/team-links.ts'
import type { FlagJudge } from './submission/flag-judge-types.ts'
import type { TakeOverRuns } from './take-over/take-over-runs.ts'
import type { Clock } from '#server/base/clock.ts'
import type { Versions } from '#server/base/versions.ts'
import type { KeptSessions } from '#server/http/kept-sessions.ts'
import type { Config } from '#server/config/config.ts'
import type { ContainerProvider } from '#server/containers/provider.ts'
import type { Files } from '#server/files/file-storage.ts'
import type { Ids } from '#server/base/ids.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { Store } from '#server/store/store.ts'

/**
 * Everything that the app needs from outside. The app mounts the hubs itself, because they need its listening
 * server.
 */
export interface Deps {
  config: Config
  store: Store
  files: Files
  mail: Mail
  clock: Clock
  ids: Ids
  logger: Logger
  /** Null: a single process, which keeps shared state in memory. */
  redis: Redis | null
  versions: Versions
  /** Null: there is no provider. The code that opened it closes it. */
  containers: ContainerProvider | null
  /** The folder of the built client. Null: there is none, as in tests. */
  clientDir: string | null
  /** Keys of the server are derived from it. It is stored outside of the database. */
  secret: Buffer
  takeOver: TakeOverRuns
}

export interface Services extends Deps {
  configBroadcast: ConfigBroadcast
  publish: Publish
  platformLog: PlatformLog
  kept: KeptReads
  keptSessions: Pick<KeptSessions, 'forget'>
  boards: Boards
  liveOverviews: LiveOverviews
  roomOverviews: RoomOverviews
  teamLinks: TeamLinks
  flagJudge: FlagJudge
  containerManager: ContainerManager
  captcha: Captcha
  /** The proof of work for sign-ins, with every captcha provider. */
  work: Pick<CaptchaBackend, 'challenge' | 'passes'>
  attempts: PasswordAttempts
  misses: MissLimit
  recentCalls: RecentCalls
  limitWatch: LimitWatch
  /** Signs the cookies of known devices. */
  deviceKey: Buffer
  /** The key for the tokens of links in emails. */
  mailKey: Buffer
  proxyWatch: Pick<ProxyWatch, 'untrusted'>
}
