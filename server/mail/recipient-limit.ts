import type { Logger } from 'pino'
import type { Email, Mail } from './mail.ts'

/**
 * Leaves out emails that their recipient has had enough of. The sender is told the same either way: anybody
 * may ask for an email to somebody else, and must not learn from the answer whether there is such an account.
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
