import type { ContainerInfoModel, TestContainerModel } from '#contract/models/container.ts'
import { hasContainer } from '#contract/rules/challenge.ts'
import { isStartable } from '#contract/rules/container.ts'
import { flagOf } from '#contract/rules/flag-template.ts'
import { randomCharFrom } from '#server/modules/challenge/assign-instance.ts'
import type { Challenge } from '#server/store/challenges.ts'
import type { Tables } from '#server/store/store.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { ChallengeRef } from '#server/modules/challenge/challenge-ref.ts'
import { waitForContainer } from './start-container.ts'
import { toContainerState } from '#server/serializers/container.ts'

const keyOf = ({ cId }: ChallengeRef) => ({ challengeId: cId, participationId: null })

/**
 * Returns the running test container of the challenge, or starts one from the saved version. It never has
 * privileges.
 */
export async function startTestContainer(
  place: ChallengeRef,
  actor: Actor,
  ip: string,
  { store, clock, ids, containerManager }: Pick<Services, 'store' | 'clock' | 'ids' | 'containerManager'>,
): Promise<ContainerInfoModel> {
  const guid = await store.transaction(async (tables) => {
    const challenge = await lockChallenge(place, tables)
    if (!hasContainer(challenge.type)) throw refuse(400, 'challengeWithoutContainer')
    if (!isStartable(challenge)) throw refuse(400, 'containerNotConfigured')
    const found = await tables.containers.find(keyOf(place))
    if (found !== null) return found.guid
    if (!containerManager.hasRuntime) throw refuse(400, 'containerNoRuntime')
    const {
      gameId,
      type,
      containerImage: image,
      containerExposePort: port,
      memoryLimit,
      cpuCount,
      storageLimit,
    } = challenge
    const own = {
      guid: ids.guid(),
      gameId,
      teamId: null,
      userId: actor.id,
      ip,
      askedAt: clock.now(),
      privileged: false,
    }
    const flag = type === 'DynamicContainer' ? testFlag(challenge, { ids }) : null
    await tables.containers.create({
      ...keyOf(place),
      ...own,
      image,
      port,
      flag,
      memoryLimit,
      cpuCount,
      storageLimit,
    })
    return own.guid
  })
  return waitForContainer(guid, { store, containerManager })
}

export async function destroyTestContainer(
  place: ChallengeRef,
  { store, containerManager }: Pick<Services, 'store' | 'containerManager'>,
): Promise<null> {
  const guid = await store.transaction(async (tables) => {
    await lockChallenge(place, tables)
    const found = await tables.containers.find(keyOf(place))
    if (found !== null) await tables.containers.leave(found.guid)
    return found?.guid ?? null
  })
  if (guid !== null && !(await containerManager.stop(guid))) throw refuse(400, 'containerNotStopped')
  return null
}

export async function getTestContainer(
  place: ChallengeRef,
  { store, containerManager }: Pick<Services, 'store' | 'containerManager'>,
): Promise<TestContainerModel> {
  if ((await store.challenges.byId(place.id, place.cId)) === null) throw await missing(place, store)
  const found = await store.containers.find(keyOf(place))
  return { runtime: containerManager.hasRuntime, container: found && toContainerState(found) }
}

async function lockChallenge(place: ChallengeRef, tables: Tables): Promise<Challenge> {
  const challenge = await tables.challenges.lock(place.id, place.cId)
  if (challenge === null) throw await missing(place, tables)
  return challenge
}

const missing = async ({ id }: ChallengeRef, { games }: Pick<Tables, 'games'>) =>
  refuse(404, (await games.exists(id)) ? 'challengeMissing' : 'gameMissing')

const HASH_BYTES = 6

/**
 * Looks like a flag of a team, so that the test shows whether the container accepts one. It solves nothing.
 */
function testFlag({ flagTemplate }: Challenge, { ids }: Pick<Services, 'ids'>): string {
  if (flagTemplate === null || flagTemplate === '') return 'flag{test_of_the_organisers}'
  return flagOf(flagTemplate, {
    guid: () => ids.guid(),
    teamHash: ids.bytes(HASH_BYTES).toString('hex'),
    pick: randomCharFrom(ids),
  })
}
