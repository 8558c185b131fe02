import type { AnswerOf, Call, SentOf } from '#contract/call.ts'
import { callUrl } from './call-url.ts'
import { DEDUPE_MS } from './cache-policy.ts'
import type { Reply, Request } from './request.ts'

export interface RecentReplies {
  request: Request
  /** Gives an editor the response that its screen has just received, with its version. */
  load: Request
}

const EDITED = '/api/edit/'

/**
 * A screen and its editor request the same thing when they open. A response serves one editor, only for a
 * short time, and never after a write.
 */
export function openRecentReplies(ask: Request, device: () => number): RecentReplies {
  const told = new Map<string, { reply: Promise<unknown>; askedAt: number }>()

  function request<C extends Call>(...asked: Parameters<typeof ask<C>>): Promise<Reply<AnswerOf<C>>> {
    const [call, sent, signal] = asked
    const reply = ask<C>(...asked)
    if (call.method !== 'GET') told.clear()
    // A request with a signal is not shared, because its caller can cancel it.
    else if (!signal && callUrl(call, sent).startsWith(EDITED))
      told.set(callUrl(call, sent), { reply, askedAt: device() })
    return reply
  }
  async function load<C extends Call>(
    call: C,
    sent: SentOf<C>,
    signal?: AbortSignal,
  ): Promise<Reply<AnswerOf<C>>> {
    const address = callUrl(call, sent)
    const noted = told.get(address)
    told.delete(address)
    if (noted && device() - noted.askedAt < DEDUPE_MS) {
      const reply = (await noted.reply) as Reply<AnswerOf<C>>
      if (reply.ok) return reply
    }
    return ask(call, sent, signal)
  }
  return { request, load }
}
