import type { Container } from '#server/store/rows/container.ts'
import type { ContainerSpec } from './provider.ts'

export const toContainerSpec = ({
  guid,
  gameId,
  challengeId,
  teamId,
  userId,
  image,
  port,
  flag,
  ...limits
}: Container): ContainerSpec => ({
  guid,
  gameId,
  challengeId,
  teamId,
  userId,
  image,
  port,
  flag,
  memoryLimit: limits.memoryLimit,
  cpuCount: limits.cpuCount,
  storageLimit: limits.storageLimit,
  privileged: limits.privileged,
})
