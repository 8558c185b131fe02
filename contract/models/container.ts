import { bool, int, iso, list, model, names, nullable, optional, text, type Wire } from '../schema.ts'
import { challengeModel } from './challenge.ts'
import { teamModel } from './team.ts'

/** A container in a cluster may stay `Pending` although it runs. */
export const CONTAINER_STATUSES = ['Pending', 'Running', 'Destroyed'] as const
export type ContainerStatus = (typeof CONTAINER_STATUSES)[number]
export const containerStatusNames = names('ContainerStatus', CONTAINER_STATUSES)

export const containerInfoModel = model('ContainerInfoModel', {
  status: containerStatusNames,
  startedAt: iso(),
  /** Prolonging adds to this instant and not to the current time, so prolonging early gains nothing. */
  expectStopAt: iso(),
  /** `host:port`. */
  entry: text(),
})
export type ContainerInfoModel = Wire<typeof containerInfoModel>

export const containerInstanceModel = model('ContainerInstanceModel', {
  /** Nullable in the schema, but clients of the base wire fail on null. */
  team: nullable(teamModel),
  challenge: nullable(challengeModel),
  /** The base wire does not name the game of an instance (extension `instance-games`). */
  gameId: optional(int()),
  image: text(),
  /** The id by which the call for destruction names the instance. */
  containerGuid: text(),
  /** The name of the container in its runtime. */
  containerId: text(),
  startedAt: iso(),
  expectStopAt: iso(),
  /** The internal address if the provider knows no public one. */
  publicIP: text(),
  publicPort: int(),
})
export type ContainerInstanceModel = Wire<typeof containerInstanceModel>

export const CONTAINER_PHASES = ['Queued', 'Pulling', 'Creating', 'Running'] as const
export type ContainerPhase = (typeof CONTAINER_PHASES)[number]
export const containerPhaseNames = names('ContainerPhase', CONTAINER_PHASES)

/**
 * The state of a container. It exists from the request on, before the container does (extension
 * `containers`).
 */
export const containerStateModel = model('ContainerStateModel', {
  challengeId: int(),
  title: text(),
  phase: containerPhaseNames,
  /** The number of starts ahead of it; 0 if it is next. */
  ahead: int(),
  user: text(),
  askedAt: iso(),
  /** The next three are null until the container runs. */
  startedAt: nullable(iso()),
  expectStopAt: nullable(iso()),
  entry: nullable(text()),
  /** Sent while the game is paused: the stored end, which moves when the game resumes. */
  storedStopAt: optional(iso()),
})
export type ContainerStateModel = Wire<typeof containerStateModel>

/** Reasons of a failed start. Each is one that the team can act on, so internal details stay in the log. */
export const CONTAINER_FAULTS = [
  'ImageMissing',
  'EndedAtOnce',
  'RuntimeSilent',
  'NoRoom',
  'TooSlow',
  'Failed',
] as const
export type ContainerFault = (typeof CONTAINER_FAULTS)[number]

/** Reasons why a container ended, or why a queued one never started. */
export const CONTAINER_ENDS = [
  'Destroyed',
  'Expired',
  'Replaced',
  'Closed',
  'Died',
  ...CONTAINER_FAULTS,
] as const
export type ContainerEnd = (typeof CONTAINER_ENDS)[number]

export const teamContainersModel = model('TeamContainersModel', {
  /** False if this server has no provider of containers. */
  runtime: bool(),
  /** The number of containers that a team may run. 0: no limit. */
  limit: int(),
  /** Whether a start at the limit destroys the oldest container. */
  replacesOldest: bool(),
  containers: list(containerStateModel),
})
export type TeamContainersModel = Wire<typeof teamContainersModel>

export const containerCountModel = model('ContainerCountModel', { running: int(), waiting: int() })
export type ContainerCountModel = Wire<typeof containerCountModel>

export const testContainerModel = model('TestContainerModel', {
  runtime: bool(),
  container: nullable(containerStateModel),
})
export type TestContainerModel = Wire<typeof testContainerModel>
