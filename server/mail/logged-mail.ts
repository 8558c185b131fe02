import type { PlatformLog } from '#server/log/platform-log.ts'
import type { Email, Mail } from './mail.ts'

/** Admins read the result of an email in the log, and never its link. */
export function withDeliveryLog(mail: Mail, platformLog: Pick<PlatformLog, 'write'>): Mail {
  return {
    canSend: (kind) => mail.canSend(kind),
    send: (letter, settled = () => {}) =>
      mail.send(letter, (fate) => {
        platformLog.write(
          fate === 'sent'
            ? entry(letter, 'Success', 'Mail sent')
            : entry(letter, 'Failed', 'Mail was not sent'),
        )
        settled(fate)
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
