import type { Change } from '#server/live/change.ts'
import type { ContainerFault, ContainerInfoModel } from '#contract/models/container.ts'
import { coolDownLeft, isStartable } from '#contract/rules/container.ts'
import { appendTeamItem } from '#server/containers/container-changes.ts'
import type { StartOutcome } from '#server/containers/start-waiters.ts'
import { replacesOldest } from '#server/config/global-config.ts'
import type { Container } from '#server/store/rows/container.ts'
import type { Tables } from '#server/store/store.ts'
import { CoolDownError } from '#server/base/rate-limit-error.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { requireOwner, lockOwner, type Owner } from './container-owner.ts'
import type { PlayedChallengeRef } from '#server/modules/challenge/challenge-ref.ts'
import { toContainerInfo } from '#server/serializers/container.ts'

type Needs = Pick<
  Services,
  'store' | 'publish' | 'clock' | 'ids' | 'containerManager' | 'platformLog' | 'logger'
>

/** Concurrent requests for the same container wait for it together. */
export async function startContainer(
  place: PlayedChallengeRef,
  actor: Actor,
  ip: string,
  services: Needs,
): Promise<ContainerInfoModel> {
  const { guid, replaced, noted } = await wish(
    await requireOwner(place, actor, services),
    actor,
    ip,
    services,
  )
  services.publish(noted)
  for (const one of replaced) {
    const oldest = `the oldest container of team ${one.team}, for ${one.title}#${one.challengeId}`
    const message = `Destroyed ${oldest}: the limit was reached`
    services.platformLog.write({
      level: 'Information',
      status: 'Success',
      name: actor.name,
      ip,
      message,
      source: 'container',
    })
    void services.containerManager
      .stop(one.guid)
      .catch((error: unknown) => services.logger.warn({ err: error }, 'a container was not let go'))
  }
  return waitForContainer(guid, services)
}

/** The start continues if the client disconnects in the meantime. */
export async function waitForContainer(
  guid: string,
  { containerManager, store }: Pick<Services, 'containerManager' | 'store'>,
): Promise<ContainerInfoModel> {
  const outcome = await containerManager.waitForStart(guid)
  const container =
    outcome.kind === 'running'
      ? outcome.container
      : outcome.kind === 'waiting'
        ? await store.containers.byGuid(guid)
        : null
  if (container === null || container.phase === 'Leaving') throw refuse(400, TITLES[faultOf(outcome)])
  return toContainerInfo(container)
}

const faultOf = (outcome: StartOutcome): ContainerFault =>
  outcome.kind === 'ended' ? (outcome.fault ?? 'Failed') : 'Failed'
const TITLES = {
  ImageMissing: 'containerImageMissing',
  EndedAtOnce: 'containerEndedAtOnce',
  RuntimeSilent: 'containerRuntimeSilent',
  NoRoom: 'containerNoRoom',
  TooSlow: 'containerTooSlow',
  Failed: 'containerNotStarted',
} as const satisfies Record<ContainerFault, string>

interface StartRequest {
  guid: string
  /** The containers that were stopped to make room. */
  replaced: Container[]
  noted: Change[]
}

function wish(
  owner: Owner,
  actor: Actor,
  ip: string,
  { store, clock, ids, containerManager }: Pick<Services, 'store' | 'clock' | 'ids' | 'containerManager'>,
): Promise<StartRequest> {
  const { participation, challenge } = owner
  const key = { challengeId: challenge.id, participationId: participation.id }
  return store.transaction(async (tables) => {
    const { containers } = tables
    const now = clock.now()
    const game = await lockOwner(owner, await containers.holdGame(challenge.gameId), tables, {
      now,
      afterClose: 'closed',
    })
    const waitMs = coolDownLeft(await containers.actedAt(key), now)
    if (waitMs > 0) throw new CoolDownError(waitMs)
    const found = await containers.find(key)
    if (found?.phase === 'Running') throw refuse(400, 'containerRunsAlready')
    if (found !== null) return { guid: found.guid, replaced: [], noted: [] }
    const current = await tables.challenges.byId(challenge.gameId, challenge.id)
    if (current === null || !isStartable(current)) throw refuse(400, 'containerNotConfigured')
    const { replaced, noted } = await makeRoom(participation.id, game.containerCountLimit, tables)
    if (!containerManager.hasRuntime) throw refuse(400, 'containerNoRuntime')
    const guid = ids.guid()
    await containers.create({
      ...key,
      guid,
      gameId: challenge.gameId,
      teamId: participation.teamId,
      userId: actor.id,
      ip,
      askedAt: now,
      image: current.containerImage,
      port: current.containerExposePort,
      flag: challenge.type === 'DynamicContainer' ? await tables.instances.dealtFlag(key) : null,
      memoryLimit: current.memoryLimit,
      cpuCount: current.cpuCount,
      storageLimit: current.storageLimit,
      privileged: current.privilegedContainer,
    })
    const made = await containers.byGuid(guid)
    return {
      guid,
      replaced,
      noted: made === null ? noted : [...noted, ...(await appendTeamItem(made, made, tables))],
    }
  })
}

/** Counts waiting containers too, because the limit also holds when they start. */
async function makeRoom(
  participationId: number,
  limit: number,
  tables: Tables,
): Promise<Pick<StartRequest, 'replaced' | 'noted'>> {
  const own = await tables.containers.ofTeam(participationId)
  if (limit <= 0 || own.length < limit) return { replaced: [], noted: [] }
  if (!replacesOldest(await tables.settings.all())) throw refuse(400, 'containerLimitReached', { limit })
  const byAge = own.toSorted(
    (one, other) =>
      (one.startedAt ?? Number.POSITIVE_INFINITY) - (other.startedAt ?? Number.POSITIVE_INFINITY),
  )
  const replaced = byAge.slice(0, own.length - limit + 1)
  const noted: Change[] = []
  for (const one of replaced) {
    await tables.containers.leave(one.guid)
    noted.push(...(await appendTeamItem(one, 'Replaced', tables)))
  }
  return { replaced, noted }
}
