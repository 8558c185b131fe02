import type { Logger } from 'pino'
import type { Redis } from 'ioredis'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { ContainerProvider } from './containers/provider.ts'
import type { Files } from './files.ts'
import type { Ids } from './ids.ts'
import type { Mail } from './mail/mail.ts'
import type { Store } from './store/store.ts'

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
