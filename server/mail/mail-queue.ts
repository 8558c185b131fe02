import type { Logger } from 'pino'
import type { Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'
import { waitAtMost } from '#server/base/deadline.ts'
import type { EmailLease, WaitingEmail } from '#server/store/emails.ts'
import type { Store } from '#server/store/store.ts'
import { readFailure } from './send-failure.ts'
import type { Delivery, Email, LetterEmail, LinkKind, Mail } from './mail.ts'

export interface MailTransport {
  /** Rejects if the delivery fails. */
  deliver(email: Email | LetterEmail): Promise<{ where: string }>
  /** Ends immediately, even while emails are being sent. */
  close(): void
}

interface Needs {
  transport: MailTransport
  store: Pick<Store, 'emails' | 'transaction'>
  clock: Clock
  ids: Ids
  logger: Logger
  /** The stop of the server waits this long for emails in transit, and again after it has ended them. */
  closeLimitMs?: number
}

/** Each kind has places of its own, so that a flood of one kind leaves room for the others. */
export const MAX_QUEUED: Readonly<Record<LinkKind, number>> = {
  verify: 500,
  'change-email': 200,
  reset: 250,
}
/** Every fourth email is the oldest one, so that a flood of one kind cannot delay another forever. */
const OLDEST_EVERY = 4
/** As many as there are connections to the mail server. */
export const AT_ONCE = 5
/**
 * The pause before the first attempt. Rendering an email takes time, so without the pause the next response
 * would reveal whether there is one.
 */
export const FIRST_PAUSE_MS = { least: 50, most: 250 } as const
/**
 * The pauses before the second and the third attempt: for a restart of the mail server, and for greylisting.
 */
export const PAUSES_MS = [5_000, 60_000] as const
const CLOSE_LIMIT_MS = 8_000
/** If a lease is not renewed in this time, another process sends the email. */
export const LEASE_MS = 20_000
/** A killed process sends no message, so the table is also read this often. */
export const LOOK_MS = 1_000

/**
 * Stores emails before the response to a request, and sends them in the background in at most three attempts.
 */
export function openMailQueue({
  transport,
  store,
  clock,
  ids,
  logger,
  closeLimitMs = CLOSE_LIMIT_MS,
}: Needs): Mail {
  const { emails } = store
  const by = ids.guid()
  const inHand = new Map<string, Promise<void>>()
  let taken = 0
  let filling: Promise<void> | null = null
  let isWanted = false
  let closing: Promise<void> | null = null
  let isClosed = false

  const leaseNow = (): EmailLease => ({ by, now: clock.now(), until: clock.now() + LEASE_MS })
  const checkAfter = (pauseMs: number, check: () => void) => void clock.after(pauseMs, check)
  const settled = async (id: string): Promise<boolean> => {
    for (;;) {
      try {
        return await emails.remove(id)
      } catch (error) {
        // An email whose row stays would be sent again, so this repeats until the database is back.
        if (isClosed) throw error
        await new Promise<void>((resume) => void clock.after(LOOK_MS, resume))
      }
    }
  }

  const openSender = ({ complete, report }: Delivery) => {
    const checkNow = () => {
      isWanted = true
      filling ??= fill()
        .catch((error: unknown) => logger.warn({ err: error }, 'waiting mail could not be read'))
        .finally(() => {
          filling = null
          // `checkNow` was called again while the last round ended.
          if (isWanted && !closing) checkNow()
        })
    }
    const fill = async () => {
      while (isWanted && !closing) {
        isWanted = false
        while (inHand.size < AT_ONCE && !closing) {
          const oldestFirst = (taken + 1) % OLDEST_EVERY === 0
          const email = await emails.claim(leaseNow(), { oldestFirst, except: [...inHand.keys()] })
          if (email === null) break
          taken++
          take(email)
        }
      }
    }
    const take = (email: WaitingEmail) => {
      const work = deliver(email)
        // The lease expires. Then the email is claimed again.
        .catch((error: unknown) => logger.warn({ err: error, kind: email.kind }, 'mail was left half sent'))
        .finally(() => {
          inHand.delete(email.id)
          checkNow()
        })
      inHand.set(email.id, work)
    }
    const deliver = async (waiting: WaitingEmail) => {
      const email = await complete(waiting)
      const { id, kind, userId } = waiting
      if (email === null) {
        await settled(id)
        logger.info({ kind, user: userId }, 'mail was dropped: the reason for it has passed')
        return
      }
      let where: string
      try {
        where = (await transport.deliver(email)).where
      } catch (error) {
        await settleFailure(waiting, email, error)
        return
      }
      const isFirst = await settled(id)
      logger.info({ kind, to: email.to, where }, 'mail sent')
      if (isFirst) report(email, 'sent')
    }
    const settleFailure = async ({ id, tries: before }: WaitingEmail, email: Email, error: unknown) => {
      const { isFinal, ...failure } = readFailure(error)
      const { kind, to } = email
      const tries = before + 1
      const pauseMs = PAUSES_MS[before]
      if (closing && !isFinal) {
        // The stop of the server may have ended the attempt, so it does not count.
        await emails.putBack(id, by, { dueAt: clock.now(), tries: before })
      } else if (isFinal || pauseMs === undefined) {
        const isFirst = await settled(id)
        logger.error({ kind, to, tries, ...failure }, 'mail was not sent')
        if (isFirst) report(email, 'lost', failure.reason || failure.fault)
      } else {
        await emails.putBack(id, by, { dueAt: clock.now() + pauseMs, tries })
        checkAfter(pauseMs, checkNow)
        logger.warn({ kind, to, tries, ...failure }, 'mail was not sent yet')
      }
    }
    const look = () => {
      if (closing) return
      checkAfter(LOOK_MS, look)
      if (inHand.size > 0)
        emails
          .renew([...inHand.keys()], leaseNow())
          .catch((error: unknown) => logger.warn({ err: error }, 'leases of mail were not renewed'))
      checkNow()
    }
    look()
    return checkNow
  }

  let checkNow = () => {}
  const hasRoom = async (kind: LinkKind) => !closing && (await emails.count(kind)) < MAX_QUEUED[kind]
  return {
    canSend: hasRoom,
    send: async (email, alongside) => {
      if (!(await hasRoom(email.kind))) {
        logger.error({ kind: email.kind, to: email.to }, 'mail was not taken')
        return false
      }
      const { least, most } = FIRST_PAUSE_MS
      const pauseMs = least + ((most - least) * ids.bytes(2).readUInt16BE()) / 0xffff
      await store.transaction(async (tables) => {
        await alongside(tables)
        await tables.emails.create({ ...email, tries: 0 }, clock.now() + pauseMs)
      })
      checkAfter(pauseMs, () => checkNow())
      return true
    },
    begin: (delivery) => void (checkNow = openSender(delivery)),
    close: () => (closing ??= endAll()),
  }

  async function endAll(): Promise<void> {
    await Promise.resolve(filling).catch(() => {})
    await waitAtMost(closeLimitMs, Promise.all(inHand.values()))
    transport.close()
    // The line above ended the attempts, which now return their emails.
    await waitAtMost(closeLimitMs, Promise.all(inHand.values()))
    isClosed = true
    await emails.release(by).catch(() => {})
  }
}
