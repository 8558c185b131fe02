import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isWithin, type Clock } from '#server/base/clock.ts'
import type { Store } from '#server/store/store.ts'
import type { Callers } from './callers.ts'
import { sendBusy, sendTooMany } from './error-responses.ts'
import { openCallerQueue } from './caller-queue.ts'
import { isSafe } from './request-origin.ts'
import { ANONYMOUS, isDynamic } from './visitor.ts'

interface ReaderQueue {
  atOnce: number
  /** The pause between two batches. 0: the next turn of the event loop. */
  pauseMs: number
  /** Requests that may wait. */
  most: number
  mustWait: (since: number) => boolean
}
/** A reader takes a fraction of a millisecond until its first query or its end. */
const READERS = { atOnce: 4, pauseMs: 0, most: 2000 }
/**
 * Listeners that are admitted together share the same few queries, so many are admitted at a time. After a
 * restart a whole event reconnects.
 */
const LISTENERS = { atOnce: 100, pauseMs: 25 }
/** A database that does not respond must not block requests that do not need it. */
const PATIENCE_MS = 200
const LOOK_AGAIN_MS = 1

interface Waiting {
  since: number
  enter: () => void
  refuse: () => void
}
interface PacingNeeds {
  store: Pick<Store, 'load'>
  clock: Pick<Clock, 'now'>
  callers: Callers
  /** Upgrades and polls that may wait. */
  waitingListeners: number
}

const comesToListen = (url: string) => /^\/hub\//i.test(url)

/**
 * Admits a few readers per turn of the event loop. While requests wait for the database, it admits none until
 * the first reader has waited for `PATIENCE_MS`. All at once would make one long turn and one long queue. A
 * change needs a dozen turns and would wait in each of them. Callers that the rate limit or a full queue
 * refuses get their response first.
 */
export function paceReaders(
  app: FastifyInstance,
  { store, clock, callers, waitingListeners }: PacingNeeds,
): void {
  const isBusy = (since: number) => store.load().waiting > 0 && isWithin(since, clock.now(), PATIENCE_MS)
  const readers = openReaders({ ...READERS, mustWait: isBusy })
  const listeners = openReaders({ ...LISTENERS, most: waitingListeners, mustWait: () => false })
  /** The request log needs a visitor. */
  const name = (request: FastifyRequest) => (request.visitor = { ...ANONYMOUS, ip: callers.ipOf(request) })
  /** Returns true if it has sent the refusal. */
  const isRefused = (request: FastifyRequest, reply: FastifyReply, again?: 'again') => {
    // The limit of these calls applies only after their body has been read.
    const waitMs =
      request.routeOptions.config.countsAfterBody === true ? 0 : callers.refusedForMs(request, again)
    if (waitMs <= 0) return false
    name(request)
    sendTooMany(reply, waitMs)
    return true
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url } = request
    if (!isDynamic(url)) return done()
    if (!isStored(url) && isRefused(request, reply)) return undefined
    if (!isSafe(method)) return done()
    const wait = comesToListen(url) ? listeners : readers
    const leave = wait(callers.keyOf(request), {
      since: clock.now(),
      enter: () => {
        reply.raw.off('close', leave)
        // The request leaves the queue if the rate limit refused its caller in the meantime.
        if (isStored(url) || !isRefused(request, reply, 'again')) done()
      },
      refuse: () => {
        reply.raw.off('close', leave)
        name(request)
        sendBusy(reply)
      },
    })
    // The client no longer waits for a response, so the request leaves the queue.
    reply.raw.once('close', leave)
    return undefined
  })
}

/** The rate limit does not count reads of stored files. */
const isStored = (url: string) => /^\/assets\//i.test(url)

/** A single reader waits one turn only. */
function openReaders({ atOnce, pauseMs, most, mustWait }: ReaderQueue) {
  const queue = openCallerQueue<Waiting>(most)
  let isLetting = false
  const letIn = () => {
    const first = queue.peek()
    if (first === null) {
      isLetting = false
    } else if (mustWait(first.since)) {
      setTimeout(letIn, LOOK_AGAIN_MS)
    } else {
      for (let left = atOnce; left > 0; left--) queue.take()?.enter()
      if (pauseMs > 0) setTimeout(letIn, pauseMs)
      else setImmediate(letIn)
    }
  }
  return (caller: string, waiting: Waiting): (() => void) => {
    // Refuses in the next turn, because the caller does not have the function to leave the queue yet.
    const refused = queue.push(caller, waiting)
    if (refused !== null) setImmediate(refused.refuse)
    if (!isLetting) {
      isLetting = true
      setImmediate(letIn)
    }
    return () => queue.remove(caller, waiting)
  }
}
