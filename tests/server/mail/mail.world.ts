import { randomIds } from '#server/base/ids.ts'
import { createLogger } from '#server/log/process-log.ts'
import type { Config } from '#server/config/config.ts'
import type { DeliveryResult, Email, Mail } from '#server/mail/mail.ts'
import { openMail } from '#server/mail/open-mail.ts'
import { FIRST_PAUSE_MS } from '#server/mail/mail-queue.ts'
import { QUIET } from '../a-server.ts'
import { handClock, type HandClock } from '../hand-clock.ts'

export interface MailWorld {
  mail: Mail
  clock: HandClock
  logged: string[]
  fates: DeliveryResult[]
  /** Accepts an email, remembers its fate, and lets the delay before the first attempt pass. */
  send(email?: Partial<Email>): boolean
}

export const LINK = `https://ctf.example.org/account/reset?token=${'QWJj'.repeat(90)}&email=YUBiLmV4YW1wbGU=`

export const anEmail = (more: Partial<Email> = {}): Email => ({
  kind: 'reset',
  to: 'ann@people.example',
  userName: 'ann',
  link: LINK,
  language: 'en',
  ...more,
})

/** Emails as the server sends them, with the settings of the admins. */
export function aPost(config: Partial<Config>, settings: Record<string, string> = {}): MailWorld {
  const logged: string[] = []
  const fates: DeliveryResult[] = []
  const clock = handClock()
  const mail = openMail({
    config: { ...QUIET, smtpTls: 'off', ...config },
    store: { settings: { all: async () => new Map(Object.entries(settings)) } },
    clock,
    ids: randomIds,
    logger: createLogger('info', { write: (line) => void logged.push(line) }),
  })
  const send = (email: Partial<Email> = {}) => {
    const isTaken = mail.send(anEmail(email), (fate) => fates.push(fate))
    clock.advance(FIRST_PAUSE_MS.most)
    return isTaken
  }
  return { mail, clock, logged, fates, send }
}
