import * as calls from '#contract/calls/effects.ts'
import { EPOCH, instant } from '#contract/models/time.ts'
import { readIdList } from '#contract/rules/id-list.ts'
import { refuse } from '#server/http/refusal.ts'
import { serve } from '#server/modules/serve.ts'

const NEVER = instant(EPOCH)

export const effectsRoutes = [
  serve(calls.getEffects, async ({ params, query }, { store, clock }) => {
    const freezeAt = instant(query.freezeAt)
    const scope = {
      game: params.id,
      challenges: askedOf(query),
      freezeAt: freezeAt === NEVER ? null : freezeAt,
      now: clock.now(),
    }
    if (query.challenge !== 0 && !(await store.challenges.byId(params.id, query.challenge)))
      throw refuse(404, 'challengeMissing')
    const effects = await store.effects.of(scope)
    if (effects === null) throw refuse(404, 'gameMissing')
    return effects
  }),
]

function askedOf({ challenge, challenges }: { challenge: number; challenges: string }): number[] | null {
  if (challenges === '') return challenge === 0 ? null : [challenge]
  const ids = readIdList(challenges)
  if (ids === null) throw refuse(400, 'fieldMalformed', { field: 'challenges' })
  return ids
}
