import type { ContainerInstanceModel } from '#contract/models/container.ts'
import type { ArrayResponse } from '#contract/models/envelope.ts'
import { toIso } from '#contract/models/time.ts'
import { appendTeamItem, publishContainerChanges } from '#server/containers/container-changes.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import { writeAudit } from '#server/modules/audit/write-audit.ts'
import type { ListedContainer } from '#server/store/rows/container.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { hostOf } from '#server/serializers/container.ts'

export async function listContainers({ store }: Services): Promise<ArrayResponse<ContainerInstanceModel>> {
  const all = await store.containers.list()
  return { data: all.map(toInstance), length: all.length, total: all.length }
}

const toInstance = ({ team, challenge, place, ...container }: ListedContainer): ContainerInstanceModel => ({
  team: { id: team.id, name: team.name, avatar: imageUrl(team.avatarHash, 'avatar') },
  challenge,
  image: container.image,
  containerGuid: container.guid,
  containerId: container.runtimeId,
  startedAt: toIso(container.startedAt),
  expectStopAt: toIso(container.expectStopAt),
  ...hostOf(place),
})

/** Whoever has it, and without a cool-down; one that could not be stopped is tried again. */
export async function destroyContainerAsAdmin(guid: string, actor: Actor, ip: string, around: Services): Promise<null> {
  const { store, journal, keeper } = around
  const missing = refuse(404, 'containerMissing')
  const known = await store.containers.byGuid(guid)
  if (known === null) throw missing
  const noted = await store.transaction(async (tables) => {
    if (known.participationId !== null) await tables.participations.lock(known.participationId)
    const told = (await tables.containers.leave(known.guid)) ? await appendTeamItem(known, 'Destroyed', tables) : []
    const of = { kind: 'container', id: known.guid, name: `${known.title}#${known.challengeId}` } as const
    await writeAudit(tables, { actor, ip }, { act: 'ContainerDestroyed', of, after: { team: known.team === '' ? null : known.team } }, around)
    return told
  })
  publishContainerChanges(noted, around)
  const message = `Destroyed the container of ${known.team === '' ? 'a test' : `team ${known.team}`} for ${known.title}#${known.challengeId}`
  journal.write({ level: 'Information', status: 'Success', name: actor.name, ip, message, source: 'container' })
  if (!(await keeper.letGo(known.guid))) throw refuse(400, 'containerNotStopped')
  return null
}
