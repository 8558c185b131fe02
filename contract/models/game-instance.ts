import { int, iso, list, model, names, nullable, text, type Wire } from '../schema.ts'
import { CONTAINER_PHASES } from './container.ts'
import { challengeModel } from './challenge.ts'
import { teamModel } from './team.ts'

/** `Failed`: the last start has failed, and no other waits or runs. */
export const GAME_INSTANCE_STATES = ['Failed', ...CONTAINER_PHASES] as const
export type GameInstanceState = (typeof GAME_INSTANCE_STATES)[number]

/** The instance of a team: the two numbers name it, also before and after its container. */
export const instanceKeyModel = model('InstanceKeyModel', { challengeId: int(), participationId: int() })
export type InstanceKeyModel = Wire<typeof instanceKeyModel>

export const gameInstanceModel = model('GameInstanceModel', {
  participationId: int(),
  state: names('GameInstanceState', GAME_INSTANCE_STATES),
  team: teamModel,
  challenge: challengeModel,
  /** The user who requested it. Empty: the account is gone, or the start has failed. */
  user: text(),
  /** The number of starts ahead of it; 0 if it is next. */
  ahead: int(),
  /** When it failed, was requested, or started. */
  since: iso(),
  /** Both are null until it runs. */
  expectStopAt: nullable(iso()),
  entry: nullable(text()),
})
export type GameInstanceModel = Wire<typeof gameInstanceModel>

/** `gone`: the number of those that had ended before the call, or may not start any more. */
export const instanceActResultModel = model('InstanceActResultModel', { done: int(), gone: int() })
export type InstanceActResultModel = Wire<typeof instanceActResultModel>

export const instanceKeyList = list(instanceKeyModel)
