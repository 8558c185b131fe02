import type { ContainerInfoModel, ContainerStateModel } from '#contract/models/container.ts'
import { CONTAINER_LIFE_MS } from '#contract/rules/container.ts'
import { movedByPause } from '#contract/rules/game-clock.ts'
import { toIso } from '#contract/models/time.ts'
import type { Container, StoredEndpoint } from '#server/store/rows/container.ts'

/** The address that players see. IPv6 is in brackets, so that the port is clear. */
export function entryOf({ ip, port, publicIp, publicPort }: StoredEndpoint): string {
  const host = publicIp ?? ip
  return `${host.includes(':') ? `[${host}]` : host}:${publicPort ?? port}`
}

export const hostOf = ({ ip, port, publicIp, publicPort }: StoredEndpoint) => ({
  publicIP: publicIp ?? ip,
  publicPort: publicPort ?? port,
})

/** The same container with the end that it has if its game resumes now. */
const standingStill = (container: Container, now: number): Container => ({
  ...container,
  expectStopAt: container.expectStopAt === null ? null : movedByPause(container.expectStopAt, container, now),
})

/** As a team reads it. During a pause it has both the end if the game resumed now, and the stored one. */
export function toOwnContainer(container: Container, now: number): ContainerStateModel {
  const { pausedAt, expectStopAt } = container
  return {
    ...toContainerState(standingStill(container, now)),
    ...(pausedAt === null || expectStopAt === null ? {} : { storedStopAt: toIso(expectStopAt) }),
  }
}

export function toContainerState({
  challengeId,
  title,
  phase,
  ahead,
  user,
  askedAt,
  startedAt,
  expectStopAt,
  place,
}: Container): ContainerStateModel {
  return {
    challengeId,
    title,
    // `Leaving` is internal, so viewers see the container as running.
    phase: phase === 'Leaving' ? 'Running' : phase,
    ahead,
    user,
    askedAt: toIso(askedAt),
    startedAt: startedAt === null ? null : toIso(startedAt),
    expectStopAt: expectStopAt === null ? null : toIso(expectStopAt),
    entry: place === null ? null : entryOf(place),
  }
}

/**
 * A container that does not run yet is sent like one of a cluster: without an entry, and with the end that it
 * would have if it ran now.
 */
export function toContainerInfo({
  phase,
  askedAt,
  startedAt,
  expectStopAt,
  place,
}: Container): ContainerInfoModel {
  return {
    status: phase === 'Running' ? 'Running' : 'Pending',
    startedAt: toIso(startedAt ?? askedAt),
    expectStopAt: toIso(expectStopAt ?? askedAt + CONTAINER_LIFE_MS),
    entry: place === null ? '' : entryOf(place),
  }
}
