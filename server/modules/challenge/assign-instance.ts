import type { ChallengeType } from '#contract/models/challenge-names.ts'
import { flagOf } from '#contract/rules/flag-template.ts'
import { isOut } from '#contract/rules/challenge-window.ts'
import { isDynamic } from '#contract/rules/judge-flag.ts'
import type { Ids } from '#server/base/ids.ts'
import { saltOf, teamHash } from '#server/modules/game/team-hash.ts'
import type { Challenge } from '#server/store/challenges.ts'
import type { Instance } from '#server/store/instances.ts'
import type { OwnParticipation } from '#server/store/rows/participation.ts'
import type { Tables } from '#server/store/store.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'

/** A team whose flag was removed gets another one. */
const isDealt = ({ isLoaded, flagId }: Instance, type: ChallengeType) =>
  isLoaded && (flagId !== null || !isDynamic(type))

/**
 * The instance of the team. The first member who opens the challenge assigns it, and all others get the same
 * one.
 */
export async function assignedInstance(
  participation: OwnParticipation,
  challenge: Challenge,
  gameTime: number,
  { store, ids, platformLog }: Pick<Services, 'store' | 'ids' | 'platformLog'>,
): Promise<Instance> {
  const place = { challengeId: challenge.id, participationId: participation.id }
  const found = await store.instances.find(place)
  if (found !== null && isDealt(found, challenge.type)) return found
  const dealt =
    found === null
      ? 'no instance'
      : await store.transaction((tables) => deal(participation, challenge, gameTime, tables, { ids }))
  if (typeof dealt === 'object') return dealt
  const named = `challenge ${challenge.id} (${challenge.title})`
  const message = `Team ${participation.teamId} (${participation.teamName}) cannot open ${named}: ${dealt}`
  const status = dealt === 'no attachment left' ? 'Failed' : 'NotFound'
  platformLog.write({ level: 'Warning', status, name: 'System', ip: '', message, source: 'game' })
  throw refuse(404, dealt === 'no attachment left' ? 'attachmentsUsedUp' : 'challengeMissing')
}

type Nothing = 'no instance' | 'no attachment left'

/**
 * Locks the challenge first, as changes by organisers do, so that two teams cannot take the same last
 * attachment.
 */
async function deal(
  participation: OwnParticipation,
  challenge: Challenge,
  gameTime: number,
  tables: Tables,
  { ids }: Pick<Services, 'ids'>,
): Promise<Instance | Nothing> {
  const { instances } = tables
  const { id: challengeId, gameId, type } = challenge
  const held = await instances.holdChallenge(
    gameId,
    challengeId,
    type === 'DynamicAttachment' ? 'alone' : 'together',
  )
  if (!held || !isOut(held, gameTime)) return 'no instance'
  const place = { challengeId, participationId: participation.id }
  const found = await instances.lock(place)
  if (found === null) return 'no instance'
  if (isDealt(found, type)) return found
  const flagId = isDynamic(type) ? await ownFlag(participation, challenge, tables, { ids }) : null
  if (flagId === 'no attachment left') return flagId
  await instances.give(place, flagId)
  return { isLoaded: true, flagId }
}

async function ownFlag(
  { token }: OwnParticipation,
  { id, gameId, type, flagTemplate }: Challenge,
  { games, instances }: Tables,
  { ids }: Pick<Services, 'ids'>,
): Promise<number | 'no attachment left'> {
  if (type === 'DynamicAttachment') {
    const free = await instances.freeFlags(id)
    return free[below(free.length, ids)] ?? 'no attachment left'
  }
  const salt = saltOf((await games.privateKeyOf(gameId)) ?? '')
  const chance = {
    guid: () => ids.guid(),
    teamHash: teamHash(id, { token, salt }),
    pick: randomCharFrom(ids),
  }
  return instances.addFlag(id, flagOf(flagTemplate, chance))
}

export const randomCharFrom = (ids: Ids) => (from: string) => from.charAt(below(from.length, ids))

const DRAW_BYTES = 6

/** Uniform to within one in 2^32. 0 if `count` is 0. */
function below(count: number, ids: Ids): number {
  return count === 0 ? 0 : ids.bytes(DRAW_BYTES).readUIntBE(0, DRAW_BYTES) % count
}
