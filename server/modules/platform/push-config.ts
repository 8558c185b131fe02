import { PLATFORM_TARGET } from '#contract/streams.ts'
import type { ConfigBroadcast } from '#server/live/hub-messages.ts'
import { runSerially } from '#server/base/run-serially.ts'
import { readGlobalConfig } from './public-config.ts'
import type { Services } from '#server/modules/services.ts'

type Announcing = Pick<Services, 'store' | 'config' | 'configBroadcast' | 'publish' | 'logger'>
/** Pushes of one sender run one after another, or an older state could be sent last. */
const announcers = new WeakMap<ConfigBroadcast, () => Promise<void>>()

/**
 * Must be called after the commit. Open connections get the new settings immediately, and other clients load
 * them later.
 */
export function pushPlatformConfig(services: Announcing): Promise<void> {
  services.publish([{ kind: 'config-changed' }])
  const announce = announcers.get(services.configBroadcast) ?? runSerially(() => readAndTell(services))
  announcers.set(services.configBroadcast, announce)
  return announce()
}

async function readAndTell(services: Announcing): Promise<void> {
  try {
    services.configBroadcast.broadcast(PLATFORM_TARGET, await readGlobalConfig(services))
  } catch (error) {
    // The settings are stored, so the request succeeds even if the push fails.
    services.logger.warn({ error: String(error) }, 'The new configuration was not told to open clients.')
  }
}
