import path from 'node:path'
import type { Config } from '#server/config/config.ts'
import { isSingleEmailAddress } from '#server/base/email-address.ts'

export type MailDelivery =
  | { kind: 'outbox'; folder: string; from: string }
  | { kind: 'smtp'; from: string }
  /** There is a mail server, but no sender address, so no email can be sent. */
  | { kind: 'none' }

/** The sender of emails that become files, to which nobody can reply. */
const OUTBOX_FROM = 'vexil@localhost.invalid'

export function mailDeliveryOf({ dataDir, smtpHost, smtpUser, mailFrom }: Config): MailDelivery {
  const from = mailFrom ?? (smtpUser !== null && isSingleEmailAddress(smtpUser) ? smtpUser : null)
  if (smtpHost === null)
    return { kind: 'outbox', folder: path.join(dataDir, 'outbox'), from: from ?? OUTBOX_FROM }
  return from === null ? { kind: 'none' } : { kind: 'smtp', from }
}

export function mailDeliveryText(way: MailDelivery): string {
  switch (way.kind) {
    case 'outbox':
      return `not sent: every email becomes a file in ${way.folder} (SMTP_HOST sends them)`
    case 'smtp':
      return `sent as ${way.from}`
    case 'none':
      return 'not sent: MAIL_FROM is not set'
  }
}
