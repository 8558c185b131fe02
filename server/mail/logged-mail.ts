import type { Journal } from '#server/log/platform-log.ts'
import type { Letter, Mail } from './mail.ts'

/** Admins read there what became of a letter, and never its link. */
export function journalled(mail: Mail, journal: Pick<Journal, 'write'>): Mail {
  return {
    canSend: () => mail.canSend(),
    send: (letter, settled = () => {}) =>
      mail.send(letter, (fate) => {
        journal.write(fate === 'sent' ? entry(letter, 'Success', 'Mail sent') : entry(letter, 'Failed', 'Mail was not sent'))
        settled(fate)
      }),
    close: () => mail.close(),
  }
}

const entry = ({ kind, to }: Letter, status: 'Success' | 'Failed', what: string) =>
  ({ level: 'Information', status, name: 'System', ip: '', message: `${what}: ${kind} to ${to}`, source: 'mail' }) as const
