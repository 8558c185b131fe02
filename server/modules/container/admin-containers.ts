import type { BatchResultModel } from '#contract/models/batch.ts'
import type { ContainerInstanceModel } from '#contract/models/container.ts'
import type { ArrayResponse } from '#contract/models/envelope.ts'
import { toIso } from '#contract/models/time.ts'
import { appendTeamItem } from '#server/containers/container-changes.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import { writeAudit } from '#server/modules/audit/write-audit.ts'
import type { ListedContainer } from '#server/store/rows/container.ts'
import type { Language } from '#contract/rules/language.ts'
import { requireBatch, toBatchResult } from '#server/http/batch.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { hostOf } from '#server/serializers/container.ts'

type Needs = Pick<Services, 'store' | 'publish' | 'clock' | 'containerManager' | 'platformLog'>

export async function listContainers({
  store,
}: Pick<Services, 'store'>): Promise<ArrayResponse<ContainerInstanceModel>> {
  const all = await store.containers.list()
  return { data: all.map(toInstance), length: all.length, total: all.length }
}

const toInstance = ({ team, challenge, place, ...container }: ListedContainer): ContainerInstanceModel => ({
  team: { id: team.id, name: team.name, avatar: imageUrl(team.avatarHash, 'avatar') },
  challenge,
  gameId: container.gameId,
  image: container.image,
  containerGuid: container.guid,
  containerId: container.runtimeId,
  startedAt: toIso(container.startedAt),
  expectStopAt: toIso(container.expectStopAt),
  ...hostOf(place),
})

/** Works for every team and without a cool-down. A failed stop is repeated later. */
export async function destroyContainerAsAdmin(
  guid: string,
  actor: Actor,
  ip: string,
  { store, publish, clock, containerManager, platformLog }: Needs,
): Promise<null> {
  const missing = refuse(404, 'containerMissing')
  const known = await store.containers.byGuid(guid)
  if (known === null) throw missing
  const noted = await store.transaction(async (tables) => {
    if (known.participationId !== null) await tables.participations.lock(known.participationId)
    const told = (await tables.containers.leave(known.guid))
      ? await appendTeamItem(known, 'Destroyed', tables)
      : []
    const name = `${known.title}#${known.challengeId}`
    const of = { kind: 'container', id: known.guid, name, gameId: known.gameId } as const
    await writeAudit(
      tables,
      { actor, ip },
      { act: 'ContainerDestroyed', of, after: { team: known.team === '' ? null : known.team } },
      { clock },
    )
    return told
  })
  publish(noted)
  const owner = known.team === '' ? 'a test' : `team ${known.team}`
  const message = `Destroyed the container of ${owner} for ${known.title}#${known.challengeId}`
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: actor.name,
    ip,
    message,
    source: 'container',
  })
  if (!(await containerManager.stop(known.guid))) throw refuse(400, 'containerNotStopped')
  return null
}

/** Runtimes stop this many at once without slowing down starts. */
const STOPS_AT_ONCE = 5

export async function destroyContainersAsAdmin(
  guids: readonly string[],
  actor: Actor,
  ip: string,
  language: Language,
  services: Needs,
): Promise<BatchResultModel[]> {
  requireBatch(guids)
  const results: BatchResultModel[] = []
  for (let at = 0; at < guids.length; at += STOPS_AT_ONCE) {
    const some = guids.slice(at, at + STOPS_AT_ONCE)
    results.push(
      ...(await Promise.all(
        some.map((guid) =>
          toBatchResult(guid, language, () => destroyContainerAsAdmin(guid, actor, ip, services)),
        ),
      )),
    )
  }
  return results
}
