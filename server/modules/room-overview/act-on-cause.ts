import type { AttentionActModel, RoomOverviewModel } from '#contract/models/room-overview.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import { commit } from '#server/modules/commit.ts'
import type { Services } from '#server/modules/services.ts'
import type { Attention } from '#server/store/attention.ts'

const SNOOZE_MS = 30 * 60_000

type Needed = Pick<Services, 'store' | 'publish' | 'roomOverviews' | 'clock'>

export async function getRoomOverview(
  gameId: number,
  actor: Pick<Actor, 'role'>,
  { roomOverviews, clock }: Pick<Needed, 'roomOverviews' | 'clock'>,
): Promise<RoomOverviewModel> {
  const counted = await roomOverviews.of(gameId)
  if (counted === null) throw refuse(404, 'gameMissing')
  const { overview, startsAt } = counted
  // Before the start only users who write the challenges may know of them.
  const isEarly = clock.now() < startsAt && actor.role !== 'Admin'
  return isEarly ? { ...overview, challenges: [] } : overview
}

/**
 * Needs no question and no lock, because everyone sees immediately who takes care of a cause or has snoozed
 * it.
 */
export async function actOnCause(
  gameId: number,
  { key, act }: AttentionActModel,
  actor: Actor,
  services: Needed,
): Promise<RoomOverviewModel> {
  await commit(services, async ({ attention }, changes) => {
    if (!(await apply(act, gameId, key, actor, attention, services.clock.now())))
      throw refuse(404, 'causeGone')
    changes.push({ kind: 'attention-changed', gameId })
  })
  return getRoomOverview(gameId, actor, services)
}

function apply(
  act: AttentionActModel['act'],
  gameId: number,
  key: string,
  { name }: Actor,
  attention: Attention,
  now: number,
): Promise<boolean> {
  switch (act) {
    case 'Take':
      return attention.take(gameId, key, name)
    case 'Leave':
      return attention.take(gameId, key, null)
    case 'Snooze':
      return attention.snooze(gameId, key, now + SNOOZE_MS)
    case 'Wake':
      return attention.snooze(gameId, key, null)
    default:
      return act satisfies never
  }
}
