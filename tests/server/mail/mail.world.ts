import { randomIds } from '#server/base/ids.ts'
import { createLogger } from '#server/log/process-log.ts'
import type { Config } from '#server/config/config.ts'
import type { Delivery, DeliveryResult, Email, LinkKind, Mail } from '#server/mail/mail.ts'
import { openMail } from '#server/mail/open-mail.ts'
import { FIRST_PAUSE_MS } from '#server/mail/mail-queue.ts'
import type { OpenStore } from '#server/store/open.ts'
import { statement } from '#server/store/sql.ts'
import { QUIET } from '../a-server.ts'
import { handClock, type HandClock } from '../hand-clock.ts'

export interface MailWorld {
  mail: Mail
  clock: HandClock
  logged: string[]
  fates: DeliveryResult[]
  /** Accepts an email, remembers the result, and lets the delay before the first attempt pass. */
  send(email?: Partial<Email>): Promise<boolean>
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

/** The emails that wait, in the order of their times. */
export const waitingIn = (store: OpenStore) =>
  store.sql.many<{ to: string; tries: number; isHeld: boolean }>(
    statement(
      'test.waitingEmails',
      'select address as "to", tries, held_by is not null as "isHeld" from emails order by due_at, id',
    ),
  )

/** Stores an email for a user that exists. */
export async function requestEmail(
  mail: Mail,
  store: OpenStore,
  { kind, to, language }: Email,
  id = randomIds.guid(),
): Promise<boolean> {
  const user = await store.users.byEmail('ann@test.example')
  const expiresAt = Date.UTC(2030, 0, 1)
  // A test email is never stored, so it is stored as another kind here.
  const stored: LinkKind = kind === 'test' ? 'verify' : kind
  const request = {
    id,
    kind: stored,
    userId: user?.id ?? randomIds.guid(),
    to,
    language,
    origin: '',
    expiresAt,
  }
  return mail.send(request, async () => {})
}

/** Emails as the server sends them, with the settings of the admins. */
export function aPost(
  store: OpenStore,
  config: Partial<Config>,
  settings: Record<string, string> = {},
  complete?: Delivery['complete'],
): MailWorld {
  const logged: string[] = []
  const fates: DeliveryResult[] = []
  const clock = handClock()
  const links = new Map<string, Email>()
  const mail = openMail({
    config: { ...QUIET, smtpTls: 'off', ...config },
    store: {
      emails: store.emails,
      letters: store.letters,
      containers: store.containers,
      transaction: store.transaction,
      settings: { all: async () => new Map(Object.entries(settings)) },
    },
    closeLimitMs: 300,
    clock,
    ids: randomIds,
    logger: createLogger('info', { write: (line) => void logged.push(line) }),
  })
  mail.begin({
    complete: complete ?? (async ({ id }) => links.get(id) ?? null),
    report: (_, fate) => void fates.push(fate),
  })
  const send = async (more: Partial<Email> = {}) => {
    const email = anEmail(more)
    const id = randomIds.guid()
    links.set(id, email)
    const isTaken = await requestEmail(mail, store, email, id)
    clock.advance(FIRST_PAUSE_MS.most)
    return isTaken
  }
  return { mail, clock, logged, fates, send }
}
