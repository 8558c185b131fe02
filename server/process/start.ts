import { buildApp } from './app.ts'
import { findClientDir } from './client-dir.ts'
import { systemClock } from '#server/base/clock.ts'
import type { Config } from '#server/config/config.ts'
import { openContainerProvider } from '#server/containers/open-provider.ts'
import { prepareDataDir } from '#server/base/data-dir.ts'
import { openDatabase } from '#server/store/open-database.ts'
import type { Deps } from '#server/modules/services.ts'
import { openFiles } from '#server/files/file-storage.ts'
import { prepareFirstStart } from './first-start.ts'
import { randomIds } from '#server/base/ids.ts'
import { openMail } from '#server/mail/open-mail.ts'
import { listen, listenMetrics, stopListening } from './listen.ts'
import { createLogger } from '#server/log/process-log.ts'
import { removeAbandonedUploads } from '#server/modules/unused-file/remove-abandoned-uploads.ts'
import { openRedis } from './open-redis.ts'
import { purgeSessions } from './purge-sessions.ts'
import { openCleanupStack } from '#server/base/cleanup-stack.ts'
import { adminText, readyText } from './startup-text.ts'

export interface StartOptions {
  config: Config
  /** The settings file that was read. */
  file: string | null
  /** Where the port came from, as in `--port or PORT`. */
  portSetting: string
}

/** From a configuration to a server that answers. When a step fails, all before it is taken back: nothing stays half started. */
export async function start({ config, file, portSetting }: StartOptions, say: (text: string) => void): Promise<() => Promise<void>> {
  const undo = openCleanupStack()
  try {
    const logger = createLogger(config.logLevel)
    const world = { clock: systemClock, ids: randomIds, logger }
    prepareDataDir(config.dataDir)

    const database = await openDatabase(config, logger)
    undo.opened(() => database.close())
    const { store } = database
    const redis = config.redisUrl === null ? null : await openRedis(config.redisUrl, logger)
    undo.opened(async () => redis?.disconnect())

    const first = await prepareFirstStart(store, config.adminPassword, world)
    // At once: if a later step fails, the password must have been seen.
    if (first.admin.kind === 'created') say(adminText(first.admin))

    const mail = openMail({ ...world, config, store })
    undo.opened(() => mail.close())
    const containers = await openContainerProvider({ ...world, config, store })
    undo.opened(async () => containers.provider?.close())
    const files = await openFiles(config.dataDir, world)
    const deps: Deps = { ...world, config, store, redis, mail, containers: containers.provider, files, clientDir: findClientDir() }
    if (config.demo) await addDemo(deps)
    await removeAbandonedUploads(deps)
    const app = await buildApp(deps)
    undo.opened(() => stopListening(app))
    const port = await listen(app, config, portSetting)
    if (app.meters && config.metricsPort !== null) undo.opened(await listenMetrics(app.meters, config.host, config.metricsPort))
    const endSweeping = purgeSessions(deps)
    undo.opened(async () => endSweeping())

    say(readyText({ config, file, port, database: database.kind, containers: containers.text, offersDemo: first.isFirst && !config.demo }))
    return () => undo.all()
  } catch (error) {
    await undo.all().catch(() => {})
    throw error
  }
}

/** Loaded only where it is wanted. */
async function addDemo(deps: Deps): Promise<void> {
  const { seedDemo } = await import('#server/modules/demo/seed-demo.ts')
  await seedDemo(deps)
}
