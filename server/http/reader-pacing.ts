import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#server/base/clock.ts'
import type { Store } from '#server/store/store.ts'
import type { Callers } from './callers.ts'
import { sendBusy, sendTooMany } from './error-responses.ts'
import { openCallerQueue } from './caller-queue.ts'
import { isSafe } from './request-origin.ts'
import { ANONYMOUS, isDynamic } from './visitor.ts'

interface ReaderQueue {
  atOnce: number
  /** Between two lots; 0 for the next turn of the event loop. */
  pauseMs: number
  /** How many may wait. */
  most: number
  mustWait: (since: number) => boolean
}
/** Each takes a fraction of a millisecond until it waits for something or is done. */
const READERS = { atOnce: 4, pauseMs: 0, most: 2000 }
/**
 * Listeners ask the same few questions. The server asks the database once for all that it lets in together,
 * so it lets in many at a time. A whole event comes back at once after a restart.
 */
const LISTENERS = { atOnce: 100, pauseMs: 25 }
/** A database that does not answer at all must not keep out who does not need it. */
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
  /** How many upgrades and polls may wait. */
  waitingListeners: number
}

const comesToListen = (url: string) => /^\/hub\//i.test(url)

/**
 * Lets a few readers in per turn of the event loop, and none while requests wait for the database. All of
 * them at once would make one long turn and one long queue. A change needs a dozen turns and would wait as
 * often. A caller that the rate limit has refused, or that finds the queue full, is answered before anything
 * is worked out.
 */
export function limitReaders(
  app: FastifyInstance,
  { store, clock, callers, waitingListeners }: PacingNeeds,
): void {
  const isBusy = (since: number) => store.load().waiting > 0 && clock.now() - since < PATIENCE_MS
  const readers = openReaders({ ...READERS, mustWait: isBusy })
  const listeners = openReaders({ ...LISTENERS, most: waitingListeners, mustWait: () => false })
  /** The log of requests needs a caller. */
  const name = (request: FastifyRequest) => (request.visitor = { ...ANONYMOUS, ip: callers.ipOf(request) })
  /** True where the request is answered by that. */
  const isRefused = (request: FastifyRequest, reply: FastifyReply, again?: 'again') => {
    // Whether it counts is only known when its body is here.
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
        // A request that was refused in the meantime leaves the queue.
        if (isStored(url) || !isRefused(request, reply, 'again')) done()
      },
      refuse: () => {
        reply.raw.off('close', leave)
        name(request)
        sendBusy(reply)
      },
    })
    // The client no longer waits for the response.
    reply.raw.once('close', leave)
    return undefined
  })
}

/** The rate limit does not count reads of stored files. */
const isStored = (url: string) => /^\/assets\//i.test(url)

/** A single caller waits one turn. */
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
    // Answered in the next turn: the caller has not got back what takes it out of the queue.
    const refused = queue.push(caller, waiting)
    if (refused !== null) setImmediate(refused.refuse)
    if (!isLetting) {
      isLetting = true
      setImmediate(letIn)
    }
    return () => queue.remove(caller, waiting)
  }
}
