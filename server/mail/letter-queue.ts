import type { Logger } from 'pino'
import { hasCome, type Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'
import { waitAtMost } from '#server/base/deadline.ts'
import { errorCodeOf } from '#server/base/error-code.ts'
import type { LetterAttempt } from '#server/store/letters.ts'
import type { Store } from '#server/store/store.ts'
import { readFailure } from './send-failure.ts'
import type { MailTransport } from './mail-queue.ts'

/** Two per second, so that mail servers accept them and other emails are not delayed. */
export const LETTER_PAUSE_MS = 500
/** The pause before another attempt. */
export const LETTER_RETRY_MS = 60_000
const MAX_TRIES = 3
/** The process that sends letters keeps this task for this time, and renews it. */
const TURN_MS = 10_000
const TURN = 'letters'
const CLOSE_LIMIT_MS = 8_000

interface Needs {
  /** A transport of its own, so that a letter takes no connection from other emails. */
  transport: MailTransport
  store: Pick<Store, 'letters' | 'emails' | 'containers'>
  clock: Clock
  ids: Ids
  logger: Logger
}

/**
 * Sends letters one by one, while no other email is due. Each attempt is stored before it begins. It is not
 * repeated after a kill or an unclear end, so nobody gets a letter twice.
 */
export function openLetterQueue({ transport, store, clock, ids, logger }: Needs): { close(): Promise<void> } {
  const { letters } = store
  const by = ids.guid()
  let isClosed = false
  /** The mail server could not be reached. No letter is tried before this time. */
  let pausedUntil = 0
  let work: Promise<void> = Promise.resolve()

  const sendNext = async () => {
    const now = clock.now()
    if (!hasCome(pausedUntil, now, LETTER_RETRY_MS)) return
    if (!(await store.containers.takeTurn(TURN, { by, now, until: now + TURN_MS }))) return
    if (await store.emails.isDue(now)) return
    const attempt = isClosed ? null : await letters.take(clock.now())
    if (attempt !== null) await send(attempt)
  }
  const send = async (attempt: LetterAttempt) => {
    const { letterId: letter, userId: user, tries, to, subject, content, language } = attempt
    if (!attempt.isReachable) return letters.settle(attempt, 'Dropped')
    try {
      const { where } = await transport.deliver({ kind: 'letter', to, subject, content, language })
      logger.info({ letter, user, where }, 'letter sent')
    } catch (error) {
      const { isFinal, ...failure } = readFailure(error)
      const outcome = isFinal ? 'refused' : outcomeOf(error)
      logger.warn({ letter, user, tries, outcome, ...failure }, 'a letter was not sent')
      if (outcome === 'unclear') return
      const dueAt = clock.now() + LETTER_RETRY_MS
      if (outcome === 'unreached') {
        pausedUntil = dueAt
        return letters.putBack(attempt, { dueAt, tries: tries - 1 })
      }
      return isFinal || tries >= MAX_TRIES
        ? letters.settle(attempt, 'Failed')
        : letters.putBack(attempt, { dueAt, tries })
    }
    return letters.settle(attempt, 'Sent')
  }
  const next = () => {
    if (isClosed) return
    work = sendNext()
      .catch((error: unknown) => logger.warn({ err: error }, 'letters could not be sent'))
      .finally(() => void clock.after(LETTER_PAUSE_MS, next))
  }
  clock.after(LETTER_PAUSE_MS, next)
  return {
    close: async () => {
      isClosed = true
      await waitAtMost(CLOSE_LIMIT_MS, work)
      transport.close()
    },
  }
}

/** `unclear`: there was a connection and no response, so the mail server may have accepted the email. */
function outcomeOf(error: unknown): 'refused' | 'unreached' | 'unclear' {
  if (!(error instanceof Error)) return 'unclear'
  if ('responseCode' in error && typeof error.responseCode === 'number') return 'refused'
  const isConnecting = 'command' in error && error.command === 'CONN'
  return isConnecting || /^(ECONNREFUSED|EDNS|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)/.test(errorCodeOf(error))
    ? 'unreached'
    : 'unclear'
}
