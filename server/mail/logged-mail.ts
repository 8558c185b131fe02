import type { PlatformLog } from '#server/log/platform-log.ts'
import type { Email, Mail } from './mail.ts'

/** Admins read the result of an email in the log, and never its link. */
export function withDeliveryLog(mail: Mail, platformLog: Pick<PlatformLog, 'write'>): Mail {
  return {
    canSend: (kind) => mail.canSend(kind),
    send: (email, settled = () => {}) =>
      mail.send(email, (result) => {
        platformLog.write(
          result === 'sent'
            ? entry(email, 'Success', 'Mail sent')
            : entry(email, 'Failed', 'Mail was not sent'),
        )
        settled(result)
      }),
    close: () => mail.close(),
  }
}

const entry = ({ kind, to }: Email, status: 'Success' | 'Failed', what: string) =>
  ({
    level: 'Information',
    status,
    name: 'System',
    ip: '',
    message: `${what}: ${kind} to ${to}`,
    source: 'mail',
  }) as const
