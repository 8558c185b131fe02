import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerOf, Call, ReceivedOf } from '#contract/call.ts'
import type { Actor } from './actor.ts'
import type { KeptAnswer } from './ready-answer.ts'
import { readCall, type RawInput } from './read-call.ts'
import { refuse } from './refusal.ts'
import type { Visitor } from './visitor.ts'

/** Request fields that handlers may use besides the JSON of the contract. */
declare module 'fastify' {
  interface FastifyRequest {
    /** The time at which the whole request had arrived. Set only for calls whose arrival time counts. */
    askedAt: number
    /**
     * Reads the session and the role again. Handlers must call it after every wait (a form, a queue,
     * hashing), directly before they change anything. Throws 401 or 403 if the caller lost the right in the
     * meantime.
     */
    confirmRights: () => Promise<void>
  }
}

type ActorOf<C extends Call> = C['rules']['role'] extends null ? Actor | null : Actor
export type CallContext<C extends Call> = ReceivedOf<C> & {
  actor: ActorOf<C>
  ip: string
  /** For everything besides the JSON of the contract: cookies, uploads, streams and headers. */
  request: FastifyRequest
  reply: FastifyReply
}
/** Returns the response of the contract, or the reply itself if it sent that already. */
export type Handler<C extends Call, Services> = (
  visit: CallContext<C>,
  services: Services,
) => Promise<AnswerOf<C> | FastifyReply>

/** The caller of a kept read. */
export type Reader = Pick<Visitor, 'actor' | 'user'>
/** Writes nothing to the response, so that a read can be compared with what its caller has. */
export type ReadHandler<C extends Call, Services> = (
  visit: ReceivedOf<C> & { actor: ActorOf<C>; user: Visitor['user'] },
  services: Services,
) => Promise<KeptAnswer>

/**
 * A call with its handler. `Services` only passes through, so that this layer does not depend on the modules.
 */
export interface CallRoute<Services> {
  readonly call: Call
  /** The call is a read that may use a kept session. */
  readonly readsKept?: boolean
  /**
   * Set for a read from what the server keeps in memory. The input is parsed once for all who read the same
   * URL. Null: with this input it needs more than a kept session.
   */
  reads?(raw: RawInput, services: Services): ((reader: Reader) => Promise<KeptAnswer>) | null
  handle(raw: RawInput, request: FastifyRequest, reply: FastifyReply, services: Services): Promise<unknown>
}

export function serve<C extends Call, Services>(call: C, handler: Handler<C, Services>): CallRoute<Services> {
  return {
    call,
    handle: async (raw, request, reply, services) => {
      const { actor, ip } = request.visitor
      if (!isDue(call, actor)) throw refuse(401, 'signInFirst')
      return handler({ ...readCall(call, raw), actor, ip, request, reply }, services)
    },
  }
}

export function readsOf<C extends Call, Services>(
  call: C,
  handler: ReadHandler<C, Services>,
  isKept: (received: ReceivedOf<C>) => boolean,
): NonNullable<CallRoute<Services>['reads']> {
  return (raw, services) => {
    const received = readCall(call, raw)
    if (!isKept(received)) return null
    return async ({ actor, user }) => {
      if (!isDue(call, actor)) throw refuse(401, 'signInFirst')
      return handler({ ...received, actor, user }, services)
    }
  }
}

const isDue = <C extends Call>(call: C, actor: Actor | null): actor is ActorOf<C> & Actor =>
  call.rules.role === null || actor !== null
