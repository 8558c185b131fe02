import type {
  GameInstanceModel,
  InstanceActResultModel,
  InstanceKeyModel,
} from '#contract/models/game-instance.ts'
import { PROLONG_MS, isStartable } from '#contract/rules/container.ts'
import { hasContainer } from '#contract/rules/challenge.ts'
import { toIso, toIsoOrNull } from '#contract/models/time.ts'
import { appendGameEvent, appendTeamItem } from '#server/containers/container-changes.ts'
import { requireBulk } from '#server/http/batch.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Change } from '#server/live/change.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import type { Services } from '#server/modules/services.ts'
import { entryOf } from '#server/serializers/container.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import type { Container } from '#server/store/rows/container.ts'
import type { Tables } from '#server/store/store.ts'

type Needs = Pick<Services, 'store' | 'publish' | 'clock' | 'ids' | 'containerManager' | 'logger'>

/** More than the instances that a game can run at the same time. */
const MAX_LISTED = 5000

export async function listGameInstances(
  gameId: number,
  { store }: Pick<Services, 'store'>,
): Promise<GameInstanceModel[]> {
  if (!(await store.games.exists(gameId))) throw refuse(404, 'gameMissing')
  const rows = await store.gameInstances.list(gameId, MAX_LISTED)
  return rows.map(({ team, since, expectStopAt, place, ...row }) => ({
    ...row,
    team: { id: team.id, name: team.name, avatar: imageUrl(team.avatarHash, 'avatar') },
    since: toIso(since),
    expectStopAt: toIsoOrNull(expectStopAt),
    entry: place === null ? null : entryOf(place),
  }))
}

type InstanceAct = 'InstancesStopped' | 'InstancesRestarted' | 'InstancesProlonged'
/** Null: the instance is not in the state that the action needs. */
type Done = { noted: Change[]; left?: Container; started?: string } | null
interface Work extends Pick<Needs, 'ids'> {
  key: InstanceKeyModel
  gameId: number
  now: number
  by: AuditActor
  tables: Tables
}

const WORK = {
  InstancesStopped: stop,
  InstancesRestarted: restart,
  InstancesProlonged: prolong,
} as const satisfies Record<InstanceAct, (work: Work) => Promise<Done>>

/** One transaction and one audit entry for all instances. Those that have ended do not stop the others. */
export async function actOnInstances(
  gameId: number,
  keys: readonly InstanceKeyModel[],
  act: InstanceAct,
  by: AuditActor,
  services: Needs,
): Promise<InstanceActResultModel> {
  const { store, clock, containerManager, publish } = services
  requireBulk(keys)
  if (act === 'InstancesRestarted' && !containerManager.hasRuntime) throw refuse(400, 'containerNoRuntime')
  const done = await store.transaction(async (tables) => {
    const { title } = await lockGame(gameId, tables)
    const now = clock.now()
    const deeds: NonNullable<Done>[] = []
    const names: string[] = []
    for (const key of inOrder(keys)) {
      const participation = await tables.participations.lock(key.participationId)
      if (participation?.gameId !== gameId) continue
      const deed = await WORK[act]({ key, gameId, now, by, tables, ids: services.ids })
      if (deed === null) continue
      deeds.push(deed)
      if (deed.left) names.push(`${deed.left.team}: ${deed.left.title}`)
    }
    if (deeds.length > 0) {
      const of = { kind: 'game', id: gameId, name: title } as const
      await writeAudit(tables, by, { act, of, after: { count: deeds.length, names } }, services)
    }
    return deeds
  })
  publish(done.flatMap(({ noted }) => noted))
  for (const { left, started } of done) {
    if (left) void settle(containerManager.stop(left.guid), services)
    if (started !== undefined) void settle(containerManager.waitForStart(started), services)
  }
  if (act === 'InstancesProlonged') publish([{ kind: 'container-prolonged' }])
  return { done: done.length, gone: keys.length - done.length }
}

/**
 * Sorts the instances, so that two actions lock them in the same order and cannot deadlock. Drops duplicates.
 */
function inOrder(keys: readonly InstanceKeyModel[]): readonly InstanceKeyModel[] {
  const one = new Map(keys.map((key) => [`${key.participationId}/${key.challengeId}`, key]))
  return [...one.values()].toSorted(
    (a, b) => a.participationId - b.participationId || a.challengeId - b.challengeId,
  )
}

/** A failure is only logged, because the queue and the reconciler try again. */
function settle(work: Promise<unknown>, { logger }: Pick<Services, 'logger'>): Promise<unknown> {
  return work.catch((error: unknown) => logger.warn({ err: error }, 'an instance was not settled at once'))
}

async function stop({ key, now, by, tables }: Work): Promise<Done> {
  const left = await tables.containers.find(key)
  if (left === null || !(await tables.containers.leave(left.guid))) return null
  const event =
    left.phase === 'Running'
      ? await appendGameEvent(
          'ContainerDestroy',
          left,
          { at: now, userId: by.actor.id, user: by.actor.name },
          tables,
        )
      : []
  return { left, noted: [...(await appendTeamItem(left, 'Destroyed', tables)), ...event] }
}

async function prolong({ key, tables }: Work): Promise<Done> {
  const found = await tables.containers.find(key)
  if (found === null || found.phase !== 'Running' || found.expectStopAt === null) return null
  const prolonged = { ...found, expectStopAt: found.expectStopAt + PROLONG_MS }
  await tables.containers.prolong(found.guid, prolonged.expectStopAt)
  return { noted: await appendTeamItem(prolonged, prolonged, tables) }
}

async function restart(work: Work): Promise<Done> {
  const { key, gameId, now, by, tables, ids } = work
  const { containers } = tables
  const participation = await tables.participations.byId(key.participationId)
  const challenge = await tables.challenges.byId(gameId, key.challengeId)
  const canStart =
    challenge !== null && challenge.isEnabled && hasContainer(challenge.type) && isStartable(challenge)
  if (!canStart || participation?.status !== 'Accepted') return null
  const left = await containers.find(key)
  if (left === null && !(await tables.gameInstances.hasFailed(key))) return null
  if (left) await containers.leave(left.guid)
  const guid = ids.guid()
  await containers.create({
    ...key,
    guid,
    gameId,
    teamId: participation.teamId,
    userId: left?.userId ?? by.actor.id,
    ip: left?.ip ?? by.ip,
    askedAt: now,
    image: challenge.containerImage,
    port: challenge.containerExposePort,
    flag: challenge.type === 'DynamicContainer' ? await tables.instances.dealtFlag(key) : null,
    memoryLimit: challenge.memoryLimit,
    cpuCount: challenge.cpuCount,
    storageLimit: challenge.storageLimit,
    privileged: challenge.privilegedContainer,
  })
  const made = await containers.byGuid(guid)
  const noted = made === null ? [] : await appendTeamItem(made, made, tables)
  return { ...(left ? { left } : {}), started: guid, noted }
}
