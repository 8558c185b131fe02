import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import type { EffectsModel } from '#contract/models/effects.ts'
import type { ScheduleModel } from '#contract/models/schedule.ts'
import { EPOCH, instant, toIso } from '#contract/models/time.ts'
import { isOut } from '#contract/rules/challenge-window.ts'
import type { ClockState } from '#contract/rules/clock-acts.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import { waveCurve } from '#contract/rules/waves.ts'
import type { ChallengeEdits } from '#machines/admin/challenge-edits.machine.ts'
import type { Consequence } from '#src/shell/room/ask-dialog.tsx'
import type { SchedulePlanWords } from '#src/text/areas/schedule-plan.en.ts'
import { formatDayHour } from '#src/format/time.ts'
import { formatLeft } from './format-left.ts'

export type WaveChallenge = ScheduleModel['challenges'][number]

const opensOf = ({ opensAt }: Pick<WaveChallenge, 'opensAt'>) => (opensAt === null ? null : instant(opensAt))

/** The challenges that can still wait for a time. One that players have seen would vanish from them. */
export function waitingChallenges(
  { challenges }: ScheduleModel,
  state: ClockState,
  now: number,
): readonly WaveChallenge[] {
  const present = gameNow(state, now)
  return state.startsAt > present
    ? challenges
    : challenges.filter((one) => !isOut({ isEnabled: one.isEnabled, opensAt: opensOf(one) }, present))
}

/** `order`: a chosen challenge would close before it opens. */
export type WaveFlaw = 'missing' | 'past' | 'order' | 'none-chosen'

export function waveFlaw(
  at: number | null,
  chosen: readonly WaveChallenge[],
  state: ClockState,
  now: number,
): WaveFlaw | null {
  if (at === null) return 'missing'
  if (at <= gameNow(state, now)) return 'past'
  if (chosen.some(({ closesAt }) => closesAt !== null && instant(closesAt) <= at)) return 'order'
  return chosen.length === 0 ? 'none-chosen' : null
}

/**
 * One request for the whole wave, and the one that takes it back. Challenges that have this time already are
 * left out. `listed`: the versions, so that nothing is overwritten that others have saved since.
 */
export function waveEdits(
  at: number,
  chosen: readonly WaveChallenge[],
  listed: readonly ChallengeInfoModel[],
): ChallengeEdits {
  const versions = new Map(listed.map(({ id, version }) => [id, version]))
  const moved = chosen.filter((one) => opensOf(one) !== at)
  const seen = (id: number) => {
    const version = versions.get(id)
    return version === undefined ? { id } : { id, version }
  }
  return {
    edit: { kind: 'change', changes: moved.map(({ id }) => ({ ...seen(id), opensAt: toIso(at) })) },
    undo: {
      kind: 'change',
      changes: moved.map(({ id, opensAt }) => ({ ...seen(id), opensAt: opensAt ?? EPOCH })),
    },
  }
}

/** The request that takes a wave back, with the versions that the challenges have after it. */
export function undoOf(
  { undo }: ChallengeEdits,
  after: readonly ChallengeInfoModel[],
): ChallengeEdits | null {
  if (undo?.kind !== 'change') return null
  const versions = new Map(after.map(({ id, version }) => [id, version]))
  const changes = undo.changes.map((change) => {
    const version = versions.get(change.id)
    return version === undefined ? change : { ...change, version }
  })
  return { edit: { kind: 'change', changes }, undo: null, isUndo: true }
}

export interface WaveFacts {
  at: number
  chosen: readonly WaveChallenge[]
  all: readonly WaveChallenge[]
  state: ClockState
  now: number
  /** Null if the server cannot count the effects. */
  effects: Pick<EffectsModel, 'teams'> | null
}

/** Tells the consequences of the wave, one line each. */
export function waveConsequences(
  { at, chosen, all, state, now, effects }: WaveFacts,
  words: SchedulePlanWords['wave'],
  locale: string,
): readonly Consequence[] {
  const plain = (text: string): Consequence => ({ grave: 'plain', text })
  const costs = (text: string): Consequence => ({ grave: 'costs', text })
  const joined = all.filter((one) => opensOf(one) === at && !chosen.includes(one)).length
  const moved = chosen.filter((one) => opensOf(one) !== null && opensOf(one) !== at).length
  const disabled = chosen.filter(({ isEnabled }) => !isEnabled).length
  const worth = waveCurve(chosen, Math.max(1, effects?.teams ?? 100))
  return [
    plain(words.comesOut(chosen.length, formatDayHour(at, locale), formatLeft(at - now, locale))),
    ...(effects === null ? [] : [plain(words.seenBy(effects.teams))]),
    plain(words.worth(worth[0] ?? 0, worth.at(-1) ?? 0, worth.length - 1)),
    ...(joined > 0 ? [plain(words.joins(joined))] : []),
    ...(moved > 0 ? [costs(words.moved(moved))] : []),
    ...(disabled > 0 ? [costs(words.disabled(disabled))] : []),
    ...(at < state.startsAt ? [costs(words.beforeStart)] : []),
    ...(at >= state.endsAt ? [costs(words.afterEnd)] : []),
  ]
}
