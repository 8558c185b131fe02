import { bool, int, iso, list, model, names, nullable, text, type Wire } from '../schema.ts'
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
  /** Null on paper; clients of the base wire fail on it. */
  team: nullable(teamModel),
  challenge: nullable(challengeModel),
  image: text(),
  /** Names it for destruction. */
  containerGuid: text(),
  /** Its name in the runtime. */
  containerId: text(),
  startedAt: iso(),
  expectStopAt: iso(),
  /** The internal ones where there are no public ones. */
  publicIP: text(),
  publicPort: int(),
})
export type ContainerInstanceModel = Wire<typeof containerInstanceModel>

export const CONTAINER_PHASES = ['Queued', 'Pulling', 'Creating', 'Running'] as const
export type ContainerPhase = (typeof CONTAINER_PHASES)[number]
export const containerPhaseNames = names('ContainerPhase', CONTAINER_PHASES)

/** A container from the wish for it on (extension `containers`). */
export const containerStateModel = model('ContainerStateModel', {
  challengeId: int(),
  title: text(),
  phase: containerPhaseNames,
  /** How many start before it; 0 when it is its turn. */
  ahead: int(),
  /** Who asked for it. */
  user: text(),
  askedAt: iso(),
  /** These three are null until it runs. */
  startedAt: nullable(iso()),
  expectStopAt: nullable(iso()),
  entry: nullable(text()),
})
export type ContainerStateModel = Wire<typeof containerStateModel>

/** Why a container did not come to be, as far as its team can do anything with that. */
export const CONTAINER_FAULTS = [
  'ImageMissing',
  'EndedAtOnce',
  'RuntimeSilent',
  'NoRoom',
  'TooSlow',
  'Failed',
] as const
export type ContainerFault = (typeof CONTAINER_FAULTS)[number]

/** How a container came to its end, or did not come to be. */
export const CONTAINER_ENDS = [
  'Destroyed',
  'Expired',
  'Replaced',
  'Closed',
  'Died',
  ...CONTAINER_FAULTS,
] as const
export type ContainerEnd = (typeof CONTAINER_ENDS)[number]

/** All that runs or waits for one's own team in a game. */
export const teamContainersModel = model('TeamContainersModel', {
  /** Whether this server can run containers at all. */
  runtime: bool(),
  /** At most so many at once; 0 is without a limit. */
  limit: int(),
  /** At the limit the oldest one makes room. */
  replacesOldest: bool(),
  containers: list(containerStateModel),
})
export type TeamContainersModel = Wire<typeof teamContainersModel>

/** Of a whole game, for its monitors. */
export const containerCountModel = model('ContainerCountModel', { running: int(), waiting: int() })
export type ContainerCountModel = Wire<typeof containerCountModel>

/** Of one challenge, for its organiser. */
export const testContainerModel = model('TestContainerModel', {
  runtime: bool(),
  container: nullable(containerStateModel),
})
export type TestContainerModel = Wire<typeof testContainerModel>
