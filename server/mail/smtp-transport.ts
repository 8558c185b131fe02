import type { Logger } from 'pino'
import type { Config } from '#server/config/config.ts'
import { errorCodeOf } from '#server/base/error-code.ts'
import { isSingleEmailAddress } from '#server/base/email-address.ts'
import type { Message } from './compose.ts'
import { withoutLinks } from './send-failure.ts'
import type { Email, LetterEmail } from './mail.ts'
import { AT_ONCE, type MailTransport } from './mail-queue.ts'

export interface SmtpTimeouts {
  /** The limit for connecting, including the greeting. */
  connectMs: number
  answerMs: number
  /** The limit for a whole email, because a server that trickles is never silent. */
  emailMs: number
}
const PATIENCE: SmtpTimeouts = { connectMs: 20_000, answerMs: 30_000, emailMs: 120_000 }

type Server = Pick<Config, 'smtpHost' | 'smtpPort' | 'smtpUser' | 'smtpPassword' | 'smtpTls'>
interface Needs {
  server: Server
  logger: Logger
  patience?: SmtpTimeouts
  toMessage: (email: Email | LetterEmail) => Promise<Message>
}

export function smtpTransport({ server, logger, patience = PATIENCE, toMessage }: Needs): MailTransport {
  /** Opened with the first email, because a start should not load unused code. */
  let opened: ReturnType<typeof open> | null = null
  return {
    deliver: async (email) => {
      if (!isSingleEmailAddress(email.to)) throw new NotOneAddress('The recipient is not one address.')
      opened ??= open(server, patience, logger)
      const transport = await opened
      const message = await toMessage(email)
      const signal = AbortSignal.timeout(patience.emailMs)
      const { response } = await transport.sendMail({ ...message, signal })
      return { where: withoutLinks(response).slice(0, 100) }
    },
    close: () => void opened?.then((transport) => transport.close({ force: true })),
  }
}

/** A code of 5xx, so that no other attempt is made. */
class NotOneAddress extends Error {
  readonly responseCode = 553
}

const ON_THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/i

export function lineOf({ smtpHost, smtpPort, smtpTls }: Pick<Server, 'smtpHost' | 'smtpPort' | 'smtpTls'>) {
  switch (smtpTls) {
    case 'off':
      return { secure: false, ignoreTLS: true }
    case 'implicit':
      return { secure: true }
    case 'starttls':
      // TLS is required, because an attacker on the network could otherwise remove the offer and read the
      // links.
      return { secure: false, requireTLS: true }
    case 'auto':
      if (smtpPort === 465) return { secure: true }
      // No other machine can listen to a connection from this machine to itself. A relay there may use plain
      // text or a self-signed certificate.
      return ON_THIS_MACHINE.test(smtpHost ?? '')
        ? { secure: false, tls: { rejectUnauthorized: false } }
        : { secure: false, requireTLS: true }
    default:
      return smtpTls satisfies never
  }
}

async function open(
  { smtpHost, smtpPort, smtpUser, smtpPassword, smtpTls }: Server,
  patience: SmtpTimeouts,
  logger: Logger,
) {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    pool: true,
    maxConnections: AT_ONCE,
    // The queue retries and logs, so the library must not.
    maxRequeues: 0,
    host: smtpHost ?? '',
    port: smtpPort,
    ...lineOf({ smtpHost, smtpPort, smtpTls }),
    ...(smtpUser !== null && smtpPassword !== null ? { auth: { user: smtpUser, pass: smtpPassword } } : {}),
    connectionTimeout: patience.connectMs,
    greetingTimeout: patience.connectMs,
    socketTimeout: patience.answerMs,
    dnsTimeout: patience.connectMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.on('error', (error) =>
    logger.warn({ fault: errorCodeOf(error) }, 'the connection to the mail server ended'),
  )
  return transport
}
