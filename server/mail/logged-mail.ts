import type { PlatformLog } from '#server/log/platform-log.ts'
import type { Delivery, Email } from './mail.ts'

/** Administrators read the result of an email in the log, but never its link. */
export const deliveryLog =
  (platformLog: Pick<PlatformLog, 'write'>): Delivery['report'] =>
  (email, result, why = '') =>
    platformLog.write(
      result === 'sent'
        ? entry(email, 'Success', 'Mail sent')
        : entry(email, 'Failed', 'Mail was not sent', why),
    )

const entry = ({ kind, to }: Email, status: 'Success' | 'Failed', what: string, why = '') =>
  ({
    level: 'Information',
    status,
    name: 'System',
    ip: '',
    message: `${what}: ${kind} to ${to}${why && `, ${why}`}`,
    source: 'mail',
  }) as const
