import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Callers } from './callers.ts'
import { sendBusy, sendTooMany } from './error-responses.ts'

interface Budget {
  inTotal: number
  ofCaller: number
}
export interface BodyBudgets {
  /** In bytes, for bodies that are held in memory until they are complete. */
  memory: Budget
  /** In requests, for forms, whose files are written to the disk while they arrive. */
  forms: Budget
}
/**
 * A caller may hold twice the longest JSON body of an administrator. Players and anonymous callers send a few
 * hundred bytes.
 */
export const BODY_BUDGETS: BodyBudgets = {
  memory: { inTotal: 256 * MEBIBYTE, ofCaller: 16 * MEBIBYTE },
  forms: { inTotal: 256, ofCaller: 16 },
}
const COME_BACK_MS = 1000
const FORM = /^\s*multipart\//i

/**
 * Bounds all bodies that are read at the same time. A request takes its share before its first byte is read:
 * one form, or the length of its body. A chunked body takes the most that its call allows. The share returns
 * when the response is complete or the client has gone.
 */
export function boundBodies(
  app: FastifyInstance,
  callers: Pick<Callers, 'keyOf'>,
  { memory, forms }: BodyBudgets = BODY_BUDGETS,
): void {
  const inMemory = openBudget(memory)
  const ofForms = openBudget(forms)
  app.addHook('preParsing', (request, reply, _, done) => {
    // The body of an unknown route is never read, so it needs no budget.
    if (request.is404) return done()
    const isForm = FORM.test(request.headers['content-type'] ?? '')
    const cost = isForm ? 1 : Math.min(memory.ofCaller, lengthOf(request))
    if (cost === 0) return done()
    const taken = (isForm ? ofForms : inMemory).take(callers.keyOf(request), cost)
    if (typeof taken === 'function') {
      reply.raw.once('close', taken)
      return done()
    }
    // The body is not read, so the connection cannot carry another request.
    reply.header('connection', 'close')
    if (taken === 'own') sendTooMany(reply, COME_BACK_MS)
    else sendBusy(reply)
    return undefined
  })
}

function lengthOf({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? 0
  if (headers['transfer-encoding'] !== undefined) return most
  // A body that is longer than its call allows is rejected later, so it takes no more than that.
  return Math.min(most, Number(headers['content-length'] ?? 0))
}

/** `take` returns the function that gives the share back, or the name of the exhausted budget. */
function openBudget({ inTotal, ofCaller }: Budget): {
  take(caller: string, cost: number): (() => void) | 'own' | 'total'
} {
  const callers = new Map<string, number>()
  let total = 0
  return {
    take: (caller, cost) => {
      const own = callers.get(caller) ?? 0
      if (own + cost > ofCaller) return 'own'
      if (total + cost > inTotal) return 'total'
      callers.set(caller, own + cost)
      total += cost
      return () => {
        total -= cost
        const left = (callers.get(caller) ?? 0) - cost
        if (left > 0) callers.set(caller, left)
        else callers.delete(caller)
      }
    },
  }
}
