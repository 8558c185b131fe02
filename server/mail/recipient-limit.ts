import type { Logger } from 'pino'
import type { Email, Mail } from './mail.ts'

/**
 * Drops emails that exceed the limit of their recipient. The sender gets the same response either way: anyone
 * may request an email to someone else, and must not learn whether that account exists.
 */
export function withRecipientLimit(
  mail: Mail,
  isWelcome: (email: Email) => Promise<boolean>,
  logger: Pick<Logger, 'info'>,
): Mail {
  return {
    canSend: (kind) => mail.canSend(kind),
    send: (email, settled) => {
      if (!mail.canSend(email.kind)) return mail.send(email, settled)
      void isWelcome(email).then((isSent) => {
        if (isSent) mail.send(email, settled)
        else
          logger.info(
            { kind: email.kind, to: email.to },
            'mail was left out: the recipient has had one of the kind lately',
          )
      })
      return true
    },
    close: () => mail.close(),
  }
}
