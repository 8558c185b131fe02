import { setImmediate as turn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '#server/base/clock.ts'
import type { HubSender } from '#server/live/hub-messages.ts'
import type { LogEntry } from '#server/store/logs.ts'
import type { Store } from '#server/store/store.ts'
import type { StreamWriter } from '#server/live/streams/stream-writer.ts'
import { replaceControlCharacters } from '#server/base/control-characters.ts'
import { toLogMessage } from '#server/serializers/log-message.ts'

export interface PlatformLog {
  /** Never waits and never fails. A slow store loses entries, which the process log reports. */
  write(entry: Omit<LogEntry, 'at'>): void
  /** Resolves when all written entries are stored. */
  settled(): Promise<void>
}

const MAX_WAITING = 1000
const WIDEST_NAME = 25
const MAX_MESSAGE_LENGTH = 500

interface Needs {
  store: Pick<Store, 'logs'>
  live: HubSender
  streams: StreamWriter
  clock: Clock
  logger: Logger
}

/**
 * Shows entries to administrators immediately and stores them in batches, so that a burst needs few inserts.
 */
export function openPlatformLog({ store, live, streams, clock, logger }: Needs): PlatformLog {
  // Redacting is off, because no field of an entry is a secret.
  const plain = logger.child({}, { redact: [] })
  let waiting: LogEntry[] = []
  let storing: Promise<void> | null = null

  const storeAll = async () => {
    while (waiting.length > 0) {
      // Waits a turn, so that entries of the same turn are stored together.
      await turn()
      const batch = waiting
      waiting = []
      try {
        streams.append({ stream: 'logs' }, await store.logs.append(batch), batch.map(toLogMessage))
      } catch (error) {
        logger.error({ err: error, lost: batch.length }, 'log entries were not stored')
      }
    }
    storing = null
  }
  return {
    write(said) {
      const { level, ip, status } = said
      // Messages contain text of strangers. Each entry must stay one line without control characters.
      const message = replaceControlCharacters(said.message.slice(0, MAX_MESSAGE_LENGTH))
      const name = said.name?.slice(0, WIDEST_NAME) ?? null
      const at = clock.now()
      const entry = { ...said, name, message, at }
      plain.info({ entry: level, status, name, ip, source: entry.source }, message)
      live.publish({ hub: 'admin', target: 'ReceivedLog', payload: toLogMessage(entry) })
      if (waiting.length >= MAX_WAITING) {
        logger.error({ lost: 1 }, 'log entries come faster than they can be stored')
        return
      }
      waiting.push(entry)
      storing ??= storeAll()
    },
    settled: async () => {
      await storing
    },
  }
}
