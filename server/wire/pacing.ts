import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { isSafe } from './origin.ts'
import { isDynamic } from './visitor.ts'

/** Each takes a fraction of a millisecond until it waits for something or is done. */
const AT_ONCE = 4
/** A database that does not answer at all must not keep out who does not need it. */
const PATIENCE_MS = 200
const LOOK_AGAIN_MS = 1

/**
 * Of a crowd of readers a few are let in per turn of the event loop, and none while others wait for the database. All of them at once would make
 * one long turn and one long queue; whoever changes something needs a dozen of turns, one for each word with the database, and would wait as often.
 */
export function paceReaders(app: FastifyInstance, { store, clock }: { store: Pick<Deps['store'], 'load'>; clock: Pick<Deps['clock'], 'now'> }): void {
  const waiting: { since: number; enter: () => void }[] = []
  let isLetting = false
  const letIn = () => {
    const [first] = waiting
    const isBusy = first !== undefined && store.load().waiting > 0 && clock.now() - first.since < PATIENCE_MS
    if (!isBusy) for (const { enter } of waiting.splice(0, AT_ONCE)) enter()
    isLetting = waiting.length > 0
    if (isLetting && isBusy) setTimeout(letIn, LOOK_AGAIN_MS)
    else if (isLetting) setImmediate(letIn)
  }
  app.addHook('onRequest', (request, _, done) => {
    if (!isSafe(request.method) || !isDynamic(request.url)) {
      done()
      return
    }
    waiting.push({ since: clock.now(), enter: done })
    if (isLetting) return
    isLetting = true
    setImmediate(letIn)
  })
}
