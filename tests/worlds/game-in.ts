import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import { toIso } from '#contract/models/time.ts'
import { aGameDetail } from './builders.ts'

const HOUR_MS = 3_600_000
const SPANS = { coming: [1, 9], ongoing: [-1, 7], ended: [-9, -1] } as const

/** A game in this phase now, as a player reads it. */
export function gameIn(
  phase: keyof typeof SPANS,
  facts: Partial<DetailedGameInfoModel> = {},
): DetailedGameInfoModel {
  const [start, end] = SPANS[phase].map((hours) => toIso(Date.now() + hours * HOUR_MS))
  return aGameDetail({ start: start ?? '', end: end ?? '', ...facts })
}
