import * as calls from '#contract/calls/effects.ts'
import { EPOCH, instant } from '#contract/models/time.ts'
import { refuse } from '#server/http/refusal.ts'
import { serve } from '#server/modules/serve.ts'

const NEVER = instant(EPOCH)

export const effectsRoutes = [
  serve(calls.getEffects, async ({ params, query }, { store, clock }) => {
    const freezeAt = instant(query.freezeAt)
    const scope = {
      game: params.id,
      challenge: query.challenge === 0 ? null : query.challenge,
      freezeAt: freezeAt === NEVER ? null : freezeAt,
      now: clock.now(),
    }
    if (scope.challenge !== null && !(await store.challenges.byId(params.id, scope.challenge)))
      throw refuse(404, 'challengeMissing')
    const effects = await store.effects.of(scope)
    if (effects === null) throw refuse(404, 'gameMissing')
    return effects
  }),
]
