import type { Logger } from 'pino'
import type { Redis } from 'ioredis'
import type { Captcha } from '#server/captcha/captcha.ts'
import type { ContainerManager } from '#server/containers/container-manager.ts'
import type { ConfigBroadcast, HubSender } from '#server/live/hub-messages.ts'
import type { StreamWriter } from '#server/live/streams/stream-writer.ts'
import type { PlatformLog } from '#server/log/platform-log.ts'
import type { PasswordAttempts } from './account/password-attempts.ts'
import type { Boards } from './board/boards.ts'
import type { FlagJudge } from './submission/flag-judge-types.ts'
import type { Clock } from '#server/base/clock.ts'
import type { Config } from '#server/config/config.ts'
import type { ContainerProvider } from '#server/containers/provider.ts'
import type { Files } from '#server/files/file-storage.ts'
import type { Ids } from '#server/base/ids.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { Store } from '#server/store/store.ts'

/** All that the app needs of the world. The hubs are mounted by the app itself: they hang on its listening server. */
export interface Deps {
  config: Config
  store: Store
  files: Files
  mail: Mail
  clock: Clock
  ids: Ids
  logger: Logger
  /** Null with one process: what several must share then stays in memory. */
  redis: Redis | null
  /** Null where nothing runs containers; everything else works. Closed by whoever opened it. */
  containers: ContainerProvider | null
  /** The folder of the built client, or null where there is none (tests, a client served elsewhere). */
  clientDir: string | null
}

/** What the app adds to the deps it was built from. */
export interface Services extends Deps {
  live: HubSender
  bulletin: ConfigBroadcast
  streams: StreamWriter
  journal: PlatformLog
  boards: Boards
  flagJudge: FlagJudge
  keeper: ContainerManager
  captcha: Captcha
  attempts: PasswordAttempts
  /** Signs what links in letters allow. */
  linkKey: Buffer
}
