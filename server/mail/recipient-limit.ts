import type { Logger } from 'pino'
import type { Mail, MailRequest } from './mail.ts'

/**
 * Drops emails beyond the limit of their recipient. The caller gets the same response in both cases: anyone
 * may request an email to someone else, and must not learn whether that account exists. For that reason an
 * email to an unknown address counts too.
 */
export function withRecipientLimit(
  mail: Mail,
  isWelcome: (email: Pick<MailRequest, 'kind' | 'to'>) => Promise<boolean>,
  logger: Pick<Logger, 'info'>,
): Mail {
  return {
    ...mail,
    send: async (email, alongside) => {
      const { kind, to } = email
      if (!(await mail.canSend(kind)) || (await isWelcome(email))) return mail.send(email, alongside)
      logger.info({ kind, to }, 'mail was left out: the recipient has had one of the kind lately')
      return true
    },
  }
}
