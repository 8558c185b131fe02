import type { FastifyInstance } from 'fastify'
import type { Clock } from '#server/base/clock.ts'
import type { Store } from '#server/store/store.ts'
import { isSafe } from './request-origin.ts'
import { isDynamic } from './visitor.ts'

interface ReaderQueue {
  atOnce: number
  /** Between two lots; 0 for the next turn of the event loop. */
  pauseMs: number
  mustWait: (since: number) => boolean
}
/** Each takes a fraction of a millisecond until it waits for something or is done. */
const READERS = { atOnce: 4, pauseMs: 0 }
/** All who come to listen ask the same few questions, which are put once for those who are let in together: many at a time, then, and not as they come. */
const LISTENERS = { atOnce: 100, pauseMs: 25 }
/** A database that does not answer at all must not keep out who does not need it. */
const PATIENCE_MS = 200
const LOOK_AGAIN_MS = 1

const comesToListen = (url: string) => /^\/hub\//i.test(url)

/**
 * Of a crowd of readers a few are let in per turn of the event loop, and none while others wait for the database. All of them at once would make
 * one long turn and one long queue; whoever changes something needs a dozen of turns, one for each word with the database, and would wait as often.
 */
export function limitReaders(app: FastifyInstance, { store, clock }: { store: Pick<Store, 'load'>; clock: Pick<Clock, 'now'> }): void {
  const isBusy = (since: number) => store.load().waiting > 0 && clock.now() - since < PATIENCE_MS
  const readers = openDoor({ ...READERS, mustWait: isBusy }, clock)
  const listeners = openDoor({ ...LISTENERS, mustWait: () => false }, clock)
  app.addHook('onRequest', ({ method, url }, _, done) => {
    if (!isSafe(method) || !isDynamic(url)) done()
    else if (comesToListen(url)) listeners(done)
    else readers(done)
  })
}

/** In the order in which they came; who comes alone waits a turn. */
function openDoor({ atOnce, pauseMs, mustWait }: ReaderQueue, clock: Pick<Clock, 'now'>): (enter: () => void) => void {
  const waiting: { since: number; enter: () => void }[] = []
  let isLetting = false
  const letIn = () => {
    const [first] = waiting
    if (first === undefined) {
      isLetting = false
    } else if (mustWait(first.since)) {
      setTimeout(letIn, LOOK_AGAIN_MS)
    } else {
      for (const { enter } of waiting.splice(0, atOnce)) enter()
      if (pauseMs > 0) setTimeout(letIn, pauseMs)
      else setImmediate(letIn)
    }
  }
  return (enter) => {
    waiting.push({ since: clock.now(), enter })
    if (isLetting) return
    isLetting = true
    setImmediate(letIn)
  }
}
