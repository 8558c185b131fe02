import type { Container } from '#server/store/rows/container.ts'
import type { ContainerOrder } from './provider.ts'

export const toOrder = ({ guid, gameId, challengeId, teamId, userId, image, port, flag, ...limits }: Container): ContainerOrder => ({
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
