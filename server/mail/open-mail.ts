import type { Logger } from 'pino'
import type { Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'
import type { Config } from '#server/config/config.ts'
import { toGlobalConfig } from '#server/config/global-config.ts'
import type { Settings } from '#server/store/settings.ts'
import type { Store } from '#server/store/store.ts'
import { compose } from './compose.ts'
import type { Email, LetterEmail, Mail } from './mail.ts'
import { outboxTransport } from './outbox-transport.ts'
import { openLetterQueue } from './letter-queue.ts'
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

interface QueueNeeds extends Needs {
  store: Needs['store'] & Pick<Store, 'emails' | 'letters' | 'containers' | 'transaction'>
  closeLimitMs?: number
}

export function openMail(needs: QueueNeeds): Mail {
  const { logger } = needs
  const way = mailDeliveryOf(needs.config)
  logger[way.kind === 'none' ? 'warn' : 'info']({ mail: way.kind }, `mail is ${mailDeliveryText(way)}`)
  const { transport } = mailTransportOf(needs)
  const letters = mailTransportOf(needs).transport
  if (transport === null || letters === null) return NO_MAIL
  const queue = openMailQueue({ ...needs, transport })
  let letterQueue: ReturnType<typeof openLetterQueue> | null = null
  return {
    ...queue,
    begin: (delivery) => {
      queue.begin(delivery)
      letterQueue = openLetterQueue({ ...needs, transport: letters })
    },
    close: async () => {
      await Promise.all([queue.close(), letterQueue?.close()])
    },
  }
}

/** Waiting emails stay stored until they expire, in case the operator sets mail up again. */
const NO_MAIL: Mail = {
  canSend: async () => false,
  send: async () => false,
  begin: () => {},
  close: async () => {},
}

/** Null: there is no sender address. */
export function mailTransportOf(
  { config, store, clock, ids, logger }: Needs,
  patience?: SmtpTimeouts,
): { way: MailDelivery['kind']; transport: MailTransport | null } {
  const way = mailDeliveryOf(config)
  if (way.kind === 'none') return { way: way.kind, transport: null }
  const toMessage = async (email: Email | LetterEmail) => {
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
