import { PLATFORM_TARGET } from '#contract/streams.ts'
import type { ConfigBroadcast } from '#server/live/hub-messages.ts'
import { runSerially } from '#server/base/run-serially.ts'
import { readGlobalConfig } from './public-config.ts'
import type { Services } from '#server/modules/services.ts'

type Announcing = Pick<Services, 'store' | 'config' | 'configBroadcast' | 'logger'>
/**
 * One after another for each bulletin: what was read first could else be told last, and stay what everybody
 * believes.
 */
const announcers = new WeakMap<ConfigBroadcast, () => Promise<void>>()

/** Runs after the commit. Connected clients get the new configuration immediately; others poll it. */
export function pushPlatformConfig(services: Announcing): Promise<void> {
  const announce = announcers.get(services.configBroadcast) ?? runSerially(() => readAndTell(services))
  announcers.set(services.configBroadcast, announce)
  return announce()
}

async function readAndTell(services: Announcing): Promise<void> {
  try {
    services.configBroadcast.broadcast(PLATFORM_TARGET, await readGlobalConfig(services))
  } catch (error) {
    // It is stored, and that is what was asked for.
    services.logger.warn({ error: String(error) }, 'The new configuration was not told to open clients.')
  }
}
