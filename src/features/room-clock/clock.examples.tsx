import type { ClockState } from '#contract/rules/clock-acts.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { ClockActs } from './clock-acts.tsx'
import { ClockBand } from './clock-band.tsx'

const HOUR_MS = 3_600_000
const startsAt = Date.parse('2026-11-20T18:00:00.000Z')

const state: ClockState = {
  startsAt,
  endsAt: startsAt + 48 * HOUR_MS,
  writeupsUntil: startsAt + 72 * HOUR_MS,
  freezeAt: startsAt + 44 * HOUR_MS,
  revealedAt: null,
  pausedAt: null,
  windows: [],
}

const after = (hours: number) => startsAt + hours * HOUR_MS

export const examples = {
  unset: { state: { ...state, startsAt: 0, endsAt: 0 }, now: after(0) },
  coming: { state, now: after(-3) },
  running: { state, now: after(40) },
  paused: { state: { ...state, pausedAt: after(40) }, now: after(40.2) },
  frozen: { state, now: after(45) },
  over: { state, now: after(49) },
  revealed: { state: { ...state, revealedAt: after(50) }, now: after(51) },
} as const satisfies Record<string, { state: ClockState; now: number }>

const waves = [12, 24, 36, 42].map((hours) => ({ at: after(hours), challenges: 8 }))

export const shown = shownExamples<{ state: ClockState; now: number }>(examples, ({ state: at, now }) => (
  <ClockBand
    state={at}
    waves={waves}
    now={now}
    acts={<ClockActs state={at} now={now} onChoose={() => {}} />}
  />
))
