import type { Logger } from 'pino'
import type { Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'
import type { Config } from '#server/config/config.ts'
import { toGlobalConfig } from '#server/config/global-config.ts'
import type { Settings } from '#server/store/rows/setting.ts'
import { compose } from './compose.ts'
import type { Letter, Mail } from './mail.ts'
import { outboxCarrier } from './outbox-transport.ts'
import { openPost, type Carrier } from './mail-queue.ts'
import { smtpCarrier, type Patience } from './smtp-transport.ts'
import { wayOf, wayText, type Way } from './delivery-method.ts'

interface Means {
  config: Config
  clock: Clock
  ids: Ids
  logger: Logger
  store: { settings: Pick<Settings, 'all'> }
}

export function openMail({ clock, ids, logger, ...means }: Means): Mail {
  const way = wayOf(means.config)
  logger[way.kind === 'none' ? 'warn' : 'info']({ mail: way.kind }, `mail is ${wayText(way)}`)
  const { carrier } = carrierOf({ clock, ids, logger, ...means })
  if (carrier === null) return { canSend: () => false, send: () => false, close: async () => {} }
  return openPost({ carrier, clock, ids, logger })
}

/** What brings letters away; null where there is no address to send from. */
export function carrierOf({ config, store, clock, ids, logger }: Means, patience?: Patience): { way: Way['kind']; carrier: Carrier | null } {
  const way = wayOf(config)
  if (way.kind === 'none') return { way: way.kind, carrier: null }
  const toMessage = async (letter: Letter) => {
    const { title } = toGlobalConfig(await store.settings.all())
    const name = `${title}::CTF`
    return compose(letter, { address: way.from, name, at: clock.now() })
  }
  const carrier =
    way.kind === 'outbox'
      ? outboxCarrier({ folder: way.folder, ids, toMessage })
      : smtpCarrier({ server: config, logger, toMessage, ...(patience ? { patience } : {}) })
  return { way: way.kind, carrier }
}
