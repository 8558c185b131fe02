import { bool, int, iso, list, model, names, nullable, optional, text, type Wire } from '../schema.ts'
import { challengeModel } from './challenge.ts'
import { teamModel } from './team.ts'

/** A cluster's container may say `Pending` while it runs. */
export const CONTAINER_STATUSES = ['Pending', 'Running', 'Destroyed'] as const
export type ContainerStatus = (typeof CONTAINER_STATUSES)[number]
export const containerStatusNames = names('ContainerStatus', CONTAINER_STATUSES)

export const containerInfoModel = model('ContainerInfoModel', {
  status: containerStatusNames,
  startedAt: iso(),
  /** Prolonging adds to this instant, so doing it early gains nothing. */
  expectStopAt: iso(),
  /** `host:port`. */
  entry: text(),
})
export type ContainerInfoModel = Wire<typeof containerInfoModel>

export const containerInstanceModel = model('ContainerInstanceModel', {
  /** Nullable in the schema, but clients of the base wire fail on null. */
  team: nullable(teamModel),
  challenge: nullable(challengeModel),
  /** The game of the challenge (extension `instance-games`). */
  gameId: optional(int()),
  image: text(),
  /** Names it for destruction. */
  containerGuid: text(),
  /** Its name in the runtime. */
  containerId: text(),
  startedAt: iso(),
  expectStopAt: iso(),
  /** The internal address if there is no public one. */
  publicIP: text(),
  publicPort: int(),
})
export type ContainerInstanceModel = Wire<typeof containerInstanceModel>

export const CONTAINER_PHASES = ['Queued', 'Pulling', 'Creating', 'Running'] as const
export type ContainerPhase = (typeof CONTAINER_PHASES)[number]
export const containerPhaseNames = names('ContainerPhase', CONTAINER_PHASES)

/** A container, from the request for it on (extension `containers`). */
export const containerStateModel = model('ContainerStateModel', {
  challengeId: int(),
  title: text(),
  phase: containerPhaseNames,
  /** The number of starts ahead of it; 0 if it is next. */
  ahead: int(),
  /** The user who requested it. */
  user: text(),
  askedAt: iso(),
  /** These three are null until it runs. */
  startedAt: nullable(iso()),
  expectStopAt: nullable(iso()),
  entry: nullable(text()),
  /** While the game is paused: the end as it is stored, which moves when the game goes on. */
  storedStopAt: optional(iso()),
})
export type ContainerStateModel = Wire<typeof containerStateModel>

/** Reasons why a start failed, as far as the team can act on them. */
export const CONTAINER_FAULTS = [
  'ImageMissing',
  'EndedAtOnce',
  'RuntimeSilent',
  'NoRoom',
  'TooSlow',
  'Failed',
] as const
export type ContainerFault = (typeof CONTAINER_FAULTS)[number]

/** Reasons why a container ended, or was never started. */
export const CONTAINER_ENDS = [
  'Destroyed',
  'Expired',
  'Replaced',
  'Closed',
  'Died',
  ...CONTAINER_FAULTS,
] as const
export type ContainerEnd = (typeof CONTAINER_ENDS)[number]

/** The containers of the caller's team in a game that run or wait. */
export const teamContainersModel = model('TeamContainersModel', {
  /** Whether this server can run containers at all. */
  runtime: bool(),
  /** The limit of a team; 0 for none. */
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
