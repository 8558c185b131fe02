import type { Logger } from 'pino'
import type { Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'
import { waitAtMost } from '#server/base/deadline.ts'
import { readFailure } from './send-failure.ts'
import type { DeliveryResult, Email, EmailKind, Mail } from './mail.ts'

/** Delivers one email; rejects on failure. */
export interface MailTransport {
  deliver(email: Email): Promise<{ where: string }>
  /** Ends immediately, even with emails being sent. */
  close(): void
}

interface Needs {
  transport: MailTransport
  clock: Clock
  ids: Ids
  logger: Logger
  /** The most that the stop of the server may wait for emails. */
  closeLimitMs?: number
}
interface Held {
  email: Email
  settled: (result: DeliveryResult) => void
  tries: number
}

/** Each kind has places of its own, so that a flood of one kind leaves room for the others. */
export const MAX_QUEUED: Readonly<Record<EmailKind, number>> = {
  verify: 500,
  'change-email': 200,
  reset: 250,
  test: 50,
}
/** Registrations go first: a player without an account cannot play at all. */
const ORDER: readonly EmailKind[] = ['verify', 'test', 'change-email', 'reset']
/** Every fourth email is the oldest one, so that a flood of one kind cannot delay another for ever. */
const OLDEST_EVERY = 4
/** As many as the connections to the mail server. */
export const AT_ONCE = 5
/**
 * The pause before the first attempt. Rendering an email takes time, so without the pause the next response
 * would reveal whether there is one.
 */
export const FIRST_PAUSE_MS = { least: 50, most: 250 } as const
/** The pauses before the second and the third attempt: for a restart of the server, and for greylisting. */
export const PAUSES_MS = [5_000, 60_000] as const
const CLOSE_LIMIT_MS = 8_000

/** Accepts emails immediately and sends them in the background, with at most three attempts each. */
export function openMailQueue({ transport, clock, ids, logger, closeLimitMs = CLOSE_LIMIT_MS }: Needs): Mail {
  const held = new Set<Held>()
  const due: Held[] = []
  /** Emails waiting for a retry, with the function that cancels it. */
  const paused = new Map<Held, () => void>()
  let delivering = 0
  let taken = 0
  let closing: Promise<void> | null = null
  let emptied = () => {}

  const settle = (one: Held, result: DeliveryResult) => {
    held.delete(one)
    one.settled(result)
    if (held.size === 0) emptied()
  }
  const takeNext = (): Held | undefined => {
    taken++
    if (taken % OLDEST_EVERY === 0) return due.shift()
    const kind = ORDER.find((first) => due.some(({ email }) => email.kind === first))
    const at = due.findIndex(({ email }) => email.kind === kind)
    return at === -1 ? undefined : due.splice(at, 1)[0]
  }
  const deliverNext = () => {
    while (delivering < AT_ONCE) {
      const one = takeNext()
      if (!one) return
      delivering++
      void deliver(one).finally(() => {
        delivering--
        deliverNext()
      })
    }
  }
  const deliver = async (one: Held) => {
    const { kind, to } = one.email
    one.tries++
    try {
      const { where } = await transport.deliver(one.email)
      logger.info({ kind, to, where }, 'mail sent')
      if (held.has(one)) settle(one, 'sent')
    } catch (error) {
      // It was given up in the meantime, and `settled` has run.
      if (!held.has(one)) return
      const { isFinal, ...failure } = readFailure(error)
      const pauseMs = PAUSES_MS[one.tries - 1]
      if (isFinal || closing || pauseMs === undefined) {
        logger.error({ kind, to, tries: one.tries, ...failure }, 'mail was not sent')
        settle(one, 'lost')
        return
      }
      logger.warn({ kind, to, tries: one.tries, ...failure }, 'mail was not sent yet')
      pause(one, pauseMs)
    }
  }
  const pause = (one: Held, pauseMs: number) => {
    paused.set(
      one,
      clock.after(pauseMs, () => resume(one)),
    )
  }
  const resume = (one: Held) => {
    paused.delete(one)
    due.push(one)
    deliverNext()
  }
  const hasRoom = (kind: EmailKind) =>
    !closing && [...held].filter(({ email }) => email.kind === kind).length < MAX_QUEUED[kind]
  return {
    canSend: hasRoom,
    send: (email, settled = () => {}) => {
      if (!hasRoom(email.kind)) {
        logger.error({ kind: email.kind, to: email.to, waiting: held.size }, 'mail was not taken')
        return false
      }
      const one = { email, settled, tries: 0 }
      held.add(one)
      pause(
        one,
        FIRST_PAUSE_MS.least +
          ((FIRST_PAUSE_MS.most - FIRST_PAUSE_MS.least) * ids.bytes(2).readUInt16BE()) / 0xffff,
      )
      return true
    },
    close: () => (closing ??= endAll()),
  }

  async function endAll(): Promise<void> {
    // Waiting emails get their last attempt now.
    for (const [one, cancel] of paused) {
      cancel()
      resume(one)
    }
    if (held.size > 0) await waitAtMost(closeLimitMs, new Promise<void>((settled) => (emptied = settled)))
    due.length = 0
    for (const one of held) {
      logger.error(
        { kind: one.email.kind, to: one.email.to, tries: one.tries },
        'mail was not sent: the server stops',
      )
      settle(one, 'lost')
    }
    transport.close()
  }
}
