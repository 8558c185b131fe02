import type { PairTry } from '#contract/models/team-pairs.ts'
import { toIso } from '#contract/models/time.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import { requireRoom } from '#server/modules/room-pages/page-parts.ts'
import type { Services } from '#server/modules/services.ts'

/** More would not be told apart in a drawing. */
const MOST_TRIES = 1_000

/** Lists the tries of any two teams of the game, because a pair may lose its links while somebody looks at it. */
export async function listPairTries(
  { id, participationId, otherId }: { id: number; participationId: number; otherId: number },
  actor: Pick<Actor, 'role'>,
  services: Pick<Services, 'store' | 'clock'>,
): Promise<PairTry[]> {
  const { teamPairs } = services.store
  await requireRoom(id, actor, services)
  const ids = [participationId, otherId]
  if ((await teamPairs.teams(id, ids)).length !== 2) throw refuse(404, 'participationMissing')
  return (await teamPairs.tries(ids, MOST_TRIES)).map(({ at, ...row }) => ({ ...row, at: toIso(at) }))
}
