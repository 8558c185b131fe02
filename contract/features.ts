import { ALL_CALLS } from './calls/all.ts'

/** Extensions that add no call, but fields, headers or messages. */
const WITHOUT_CALLS = [
  'versions',
  'idempotent-answers',
  'streams',
  'writeups',
  'game-updates',
  'game-edits',
  'live-lists',
  'long-names',
  'upload-size',
  'container-needs',
  'challenge-windows',
  'attempt-limit',
  'prerequisites',
  'line-recap',
  'instance-games',
  'winners',
  'pair-updates',
]

/**
 * The extensions this server has, as `GET /api/config` announces them. A client can do without each of them.
 * The client must not import this list, because it would load all calls with it.
 */
export const FEATURES: readonly string[] = [
  ...new Set([...Object.values(ALL_CALLS).flatMap(({ rules }) => rules.extension ?? []), ...WITHOUT_CALLS]),
]
