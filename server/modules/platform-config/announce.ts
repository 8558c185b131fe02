import { PLATFORM_TARGET } from '#contract/streams.ts'
import { readGlobalConfig } from '#server/modules/info/config.ts'
import type { Around } from '#server/wire/serve.ts'

/** After the commit: whoever has a line is told at once, with what a question would be answered. All others ask again by themselves. */
export async function announcePlatform(around: Pick<Around, 'store' | 'config' | 'bulletin' | 'logger'>): Promise<void> {
  try {
    around.bulletin.proclaim(PLATFORM_TARGET, await readGlobalConfig(around))
  } catch (error) {
    // It is stored, and that is what was asked for.
    around.logger.warn({ error: String(error) }, 'The new configuration was not told to open clients.')
  }
}
