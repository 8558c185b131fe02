import { PLATFORM_TARGET } from '#contract/streams.ts'
import type { ConfigBroadcast } from '#server/live/hub-messages.ts'
import { runSerially } from '#server/base/run-serially.ts'
import { readGlobalConfig } from './public-config.ts'
import type { Services } from '#server/modules/services.ts'

type Announcing = Pick<Services, 'store' | 'config' | 'configBroadcast' | 'logger'>
/**
 * Pushes of one bulletin run one after another. Otherwise an older state could be sent last and stay with all
 * clients.
 */
const announcers = new WeakMap<ConfigBroadcast, () => Promise<void>>()

/** After the commit. Open connections get the new settings at once; other clients ask again by themselves. */
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
