import { buildApp } from './app.ts'
import { findClientDir } from './client-dir.ts'
import { systemClock } from '#server/base/clock.ts'
import type { Config } from '#server/config/config.ts'
import { openContainerProvider } from '#server/containers/open-provider.ts'
import { sharesPlatformHost } from '#server/containers/public-host.ts'
import { prepareDataDir } from '#server/base/data-dir.ts'
import { openDatabase } from '#server/store/open-database.ts'
import type { Deps } from '#server/modules/services.ts'
import type { TakeOverRuns } from '#server/modules/take-over/take-over-runs.ts'
import { openFiles } from '#server/files/file-storage.ts'
import { prepareFirstStart } from './first-start.ts'
import { randomIds } from '#server/base/ids.ts'
import { openMail } from '#server/mail/open-mail.ts'
import { listen, listenMetrics, stopListening } from './listen.ts'
import { createLogger } from '#server/log/process-log.ts'
import { removeAbandonedUploads } from '#server/modules/unused-file/remove-abandoned-uploads.ts'
import { openRedis } from './open-redis.ts'
import { purgeTables } from './purge-tables.ts'
import { openVersions } from '#server/base/versions.ts'
import { redisVersions } from '#server/live/redis-versions.ts'
import { openSecret } from '#server/base/secret.ts'
import { openCleanupStack } from '#server/base/cleanup-stack.ts'
import { adminText, readyText } from './startup-text.ts'

const SHARED_HOST =
  'challenge containers share the host of the platform and get its cookies: set CONTAINER_PUBLIC_ENTRY to another host'

export interface StartOptions {
  config: Config
  file: string | null
  /** Names the setting of the port, such as `--port or PORT`, for the error message. */
  portSetting: string
  takeOver: TakeOverRuns
}

/** If a step fails, all earlier steps are undone. */
export async function start(
  { config, file, portSetting, takeOver }: StartOptions,
  say: (text: string) => void,
): Promise<() => Promise<void>> {
  const undo = openCleanupStack()
  let unsaid: string | null = null
  try {
    const logger = createLogger(config.logLevel)
    const world = { clock: systemClock, ids: randomIds, logger }
    const clientDir = findClientDir(config.clientDir)
    if (prepareDataDir(config.dataDir).isOpenToOthers) {
      logger.warn(
        { folder: config.dataDir },
        'other users of this machine can read the data folder: take that right from them with chmod o-rwx',
      )
    }
    const secret = openSecret(config)

    const database = await openDatabase(config, logger)
    undo.opened(() => database.close())
    const { store } = database
    const redis = config.redisUrl === null ? null : await openRedis(config.redisUrl, logger)
    undo.opened(async () => redis?.disconnect())

    const first = await prepareFirstStart(store, config.adminPassword, world)
    if (first.admin.kind === 'created') unsaid = adminText(first.admin)

    const mail = openMail({ ...world, config, store })
    undo.opened(() => mail.close())
    const containers = await openContainerProvider({ ...world, config, store })
    undo.opened(async () => containers.provider?.close())
    if (containers.provider !== null && sharesPlatformHost(config)) logger.warn(SHARED_HOST)
    const files = await openFiles(config.dataDir, world)
    const deps: Deps = {
      ...world,
      config,
      store,
      redis,
      versions: redis ? redisVersions(redis, logger) : openVersions(),
      mail,
      containers: containers.provider,
      files,
      clientDir,
      secret,
      takeOver,
    }
    if (config.demo) await addDemo(deps)
    await removeAbandonedUploads(deps)
    const app = await buildApp(deps)
    undo.opened(() => stopListening(app))
    const port = await listen(app, config, portSetting)
    if (app.meters && config.metricsPort !== null)
      undo.opened(await listenMetrics(app.meters, config.host, config.metricsPort))
    const endPurging = purgeTables(deps)
    undo.opened(async () => endPurging())

    const ready = readyText({
      config,
      file,
      port,
      database: database.kind,
      containers: containers.text,
      offersDemo: first.isFirst && !config.demo,
    })
    // Prints the password last, below the settings, where operators look.
    say(unsaid === null ? ready : `${ready}\n${unsaid}`)
    return () => undo.all()
  } catch (error) {
    // Prints the password even if the start fails: a later start finds the account and never shows it again.
    if (unsaid !== null) say(unsaid)
    await undo.all().catch(() => {})
    throw error
  }
}

/** Loaded on demand, because most starts need no demo. */
async function addDemo(deps: Deps): Promise<void> {
  const { seedDemo } = await import('#server/modules/demo/seed-demo.ts')
  await seedDemo(deps)
}
