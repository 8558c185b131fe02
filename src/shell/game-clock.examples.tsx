import { shownExamples } from '#src/ui/shown-examples.ts'
import { GameClock, type GameClockProps } from './game-clock.tsx'

const HOUR_MS = 3_600_000
const span = { startsAt: 0, endsAt: 48 * HOUR_MS, isLast: false }
const freezeAt = 44 * HOUR_MS

export const examples = {
  coming: { span: { ...span, phase: 'coming', share: 0, leftMs: HOUR_MS }, freezeAt: null },
  far: { span: { ...span, phase: 'coming', share: 0, leftMs: 300 * HOUR_MS }, freezeAt: null },
  ongoing: { span: { ...span, phase: 'ongoing', share: 0.4, leftMs: 28.5 * HOUR_MS }, freezeAt },
  last: {
    span: { ...span, phase: 'ongoing', share: 0.99, leftMs: 0.48 * HOUR_MS, isLast: true },
    freezeAt,
  },
  paused: { span: { ...span, phase: 'paused', share: 0.4, leftMs: 28.5 * HOUR_MS }, freezeAt },
  practice: { span: { ...span, phase: 'practice', share: 1, leftMs: 0 }, freezeAt: null },
  ended: { span: { ...span, phase: 'ended', share: 1, leftMs: 0 }, freezeAt: null },
} as const satisfies Record<string, GameClockProps>

export const shown = shownExamples<GameClockProps>(examples, (clock) => <GameClock {...clock} />)
