import type { Call } from '#contract/call.ts'
import { Refusal, refuse } from '#server/http/refusal.ts'
import { serve as serveCall, type Handler, type CallRoute } from '#server/http/serve.ts'
import { knowsGame } from './game-access/known-game.ts'
import type { Services } from './services.ts'

export const serve = <C extends Call>(call: C, handler: Handler<C, Services>): CallRoute<Services> =>
  serveCall(
    call,
    call.rules.role === 'User' && call.path.startsWith('/api/game/{id}') ? keepingHidden(handler) : handler,
  )

/** Serves a read from what the server keeps in memory. Its session may be a kept one too. */
export const serveKept = <C extends Call>(call: C, handler: Handler<C, Services>): CallRoute<Services> => ({
  ...serve(call, handler),
  readsKept: true,
})

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
