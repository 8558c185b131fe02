import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerOf, Call, ReceivedOf } from '#contract/call.ts'
import type { Captcha } from '#server/captcha/captcha.ts'
import type { ContainerKeeper } from '#server/containers/keeper.ts'
import type { Deps } from '#server/deps.ts'
import type { Bulletin, Live } from '#server/live.ts'
import type { Attempts } from '#server/modules/account/attempts.ts'
import type { Boards } from '#server/modules/board/boards.ts'
import type { Journal } from '#server/modules/log/journal.ts'
import type { FlagJudge } from '#server/modules/submission/answer.ts'
import type { Streams } from '#server/streams/streams.ts'
import type { Actor } from './actor.ts'
import { readCall, type Raw } from './read-call.ts'
import { refuse } from './refusal.ts'

/** What the app adds to the deps it was built from. */
export interface Around extends Deps {
  live: Live
  bulletin: Bulletin
  streams: Streams
  journal: Journal
  boards: Boards
  flagJudge: FlagJudge
  keeper: ContainerKeeper
  captcha: Captcha
  attempts: Attempts
  /** Signs what links in letters allow. */
  linkKey: Buffer
}
type ActorOf<C extends Call> = C['rules']['role'] extends null ? Actor | null : Actor
export type Visit<C extends Call> = ReceivedOf<C> & {
  actor: ActorOf<C>
  ip: string
  /** For what the contract's JSON does not say: cookies, uploads, streams, headers. */
  request: FastifyRequest
  reply: FastifyReply
}
/** Answers with what the contract promises; or with the reply itself, when it has sent that already. */
export type Handler<C extends Call> = (visit: Visit<C>, around: Around) => Promise<AnswerOf<C> | FastifyReply>

export interface Served {
  readonly call: Call
  handle(raw: Raw, request: FastifyRequest, reply: FastifyReply, around: Around): Promise<unknown>
}

export function serve<C extends Call>(call: C, handler: Handler<C>): Served {
  return {
    call,
    handle: async (raw, request, reply, around) => {
      const { actor, ip } = request.visitor
      if (!isDue(call, actor)) throw refuse(401, 'signInFirst')
      return handler({ ...readCall(call, raw), actor, ip, request, reply }, around)
    },
  }
}

const isDue = <C extends Call>(call: C, actor: Actor | null): actor is ActorOf<C> & Actor => call.rules.role === null || actor !== null
