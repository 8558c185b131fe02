import type { Logger } from 'pino'
import type { Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'
import type { Config } from '#server/config/config.ts'
import { toGlobalConfig } from '#server/config/global-config.ts'
import type { Settings } from '#server/store/settings.ts'
import { compose } from './compose.ts'
import type { Email, Mail } from './mail.ts'
import { outboxTransport } from './outbox-transport.ts'
import { openMailQueue, type MailTransport } from './mail-queue.ts'
import { smtpTransport, type SmtpTimeouts } from './smtp-transport.ts'
import { mailDeliveryOf, mailDeliveryText, type MailDelivery } from './delivery-method.ts'

interface Needs {
  config: Config
  clock: Clock
  ids: Ids
  logger: Logger
  store: { settings: Pick<Settings, 'all'> }
}

export function openMail({ clock, ids, logger, ...needs }: Needs): Mail {
  const way = mailDeliveryOf(needs.config)
  logger[way.kind === 'none' ? 'warn' : 'info']({ mail: way.kind }, `mail is ${mailDeliveryText(way)}`)
  const { transport } = mailTransportOf({ clock, ids, logger, ...needs })
  if (transport === null) return { canSend: () => false, send: () => false, close: async () => {} }
  return openMailQueue({ transport, clock, ids, logger })
}

/** Returns the transport of emails; null if there is no sender address. */
export function mailTransportOf(
  { config, store, clock, ids, logger }: Needs,
  patience?: SmtpTimeouts,
): { way: MailDelivery['kind']; transport: MailTransport | null } {
  const way = mailDeliveryOf(config)
  if (way.kind === 'none') return { way: way.kind, transport: null }
  const toMessage = async (email: Email) => {
    const { title } = toGlobalConfig(await store.settings.all())
    const name = `${title}::CTF`
    return compose(email, { address: way.from, name, at: clock.now() })
  }
  const transport =
    way.kind === 'outbox'
      ? outboxTransport({ folder: way.folder, ids, toMessage })
      : smtpTransport({ server: config, logger, toMessage, ...(patience ? { patience } : {}) })
  return { way: way.kind, transport }
}
