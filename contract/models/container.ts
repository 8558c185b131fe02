import { int, iso, model, names, nullable, text, type Wire } from '../schema.ts'
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
