import path from 'node:path'
import type { Config } from '#server/config/config.ts'
import { isOneAddress } from '#server/base/email-address.ts'

/** How letters leave this server. */
export type Way =
  | { kind: 'outbox'; folder: string; from: string }
  | { kind: 'smtp'; from: string }
  /** A mail server, but no address to write from. */
  | { kind: 'none' }

/** Nobody can answer a file. */
const OUTBOX_FROM = 'vexil@localhost.invalid'

export function wayOf({ dataDir, smtpHost, smtpUser, mailFrom }: Config): Way {
  const from = mailFrom ?? (smtpUser !== null && isOneAddress(smtpUser) ? smtpUser : null)
  if (smtpHost === null) return { kind: 'outbox', folder: path.join(dataDir, 'outbox'), from: from ?? OUTBOX_FROM }
  return from === null ? { kind: 'none' } : { kind: 'smtp', from }
}

/** For the operator. */
export function wayText(way: Way): string {
  switch (way.kind) {
    case 'outbox':
      return `not sent: every letter becomes a file in ${way.folder} (SMTP_HOST sends them)`
    case 'smtp':
      return `sent as ${way.from}`
    case 'none':
      return 'not sent: MAIL_FROM is not set'
  }
}
