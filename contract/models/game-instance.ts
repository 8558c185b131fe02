import { int, iso, list, model, names, nullable, text, type Wire } from '../schema.ts'
import { CONTAINER_PHASES } from './container.ts'
import { challengeModel } from './challenge.ts'
import { teamModel } from './team.ts'

/** `Failed`: the last start failed, and no later request waits or runs. */
export const GAME_INSTANCE_STATES = ['Failed', ...CONTAINER_PHASES] as const
export type GameInstanceState = (typeof GAME_INSTANCE_STATES)[number]

/** Names an instance by challenge and participation, because a waiting or failed one has no container id. */
export const instanceKeyModel = model('InstanceKeyModel', { challengeId: int(), participationId: int() })
export type InstanceKeyModel = Wire<typeof instanceKeyModel>

export const gameInstanceModel = model('GameInstanceModel', {
  participationId: int(),
  state: names('GameInstanceState', GAME_INSTANCE_STATES),
  team: teamModel,
  challenge: challengeModel,
  /** The user who requested it. '': the account was deleted, or the start failed. */
  user: text(),
  /** The number of starts ahead of it; 0 if it is next. */
  ahead: int(),
  /** The time of the failure, of the request, or of the start, according to `state`. */
  since: iso(),
  /** Both are null until the container runs. */
  expectStopAt: nullable(iso()),
  entry: nullable(text()),
})
export type GameInstanceModel = Wire<typeof gameInstanceModel>

/** `gone`: instances that had ended before the call, or that may not start any more. */
export const instanceActResultModel = model('InstanceActResultModel', { done: int(), gone: int() })
export type InstanceActResultModel = Wire<typeof instanceActResultModel>

export const instanceKeyList = list(instanceKeyModel)
