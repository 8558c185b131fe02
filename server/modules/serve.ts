import type { Call, ReceivedOf } from '#contract/call.ts'
import { Refusal, refuse } from '#server/http/refusal.ts'
import { sendReady } from '#server/http/ready-answer.ts'
import {
  readsOf,
  serve as serveCall,
  type CallRoute,
  type Handler,
  type ReadHandler,
} from '#server/http/serve.ts'
import { knowsGame } from './game-access/known-game.ts'
import type { Services } from './services.ts'

export const serve = <C extends Call>(call: C, handler: Handler<C, Services>): CallRoute<Services> =>
  serveCall(
    call,
    call.rules.role === 'User' && call.path.startsWith('/api/game/{id}') ? keepingHidden(handler) : handler,
  )

/**
 * Serves a read from what the server keeps in memory. `needsRole`: with this input the caller needs a higher
 * role, so the session is always read from the store.
 */
export function serveKept<C extends Call>(
  call: C,
  read: ReadHandler<C, Services>,
  needsRole?: (received: ReceivedOf<C>) => boolean,
): CallRoute<Services> {
  return {
    ...serve(call, async (visit, services) =>
      sendReady(visit.reply, await read({ ...visit, user: visit.request.visitor.user }, services)),
    ),
    readsKept: needsRole === undefined,
    reads: readsOf(call, read, (received) => needsRole?.(received) !== true),
  }
}

/**
 * "You do not play in this game" would reveal a hidden game. Callers who may not know of it get the response
 * for a missing one.
 */
function keepingHidden<C extends Call>(handler: Handler<C, Services>): Handler<C, Services> {
  return async (asked, services) => {
    try {
      return await handler(asked, services)
    } catch (error) {
      const { id }: { id?: unknown } = asked.params
      if (!(error instanceof Refusal) || error.title !== 'notPlaying' || typeof id !== 'number') throw error
      const game = await services.store.games.byId(id)
      throw game === null || (await knowsGame(game, asked.actor, services.store))
        ? error
        : refuse(404, 'gameMissing')
    }
  }
}
