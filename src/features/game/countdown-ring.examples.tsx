import { shownExamples } from '#src/ui/shown-examples.ts'
import type { GameProgress } from './game-progress.ts'
import { CountdownRing, HOUR_MS, LONG_MS } from './countdown-ring.tsx'

export const examples = {
  coming: { phase: 'coming', startsAt: 0, endsAt: 8 * HOUR_MS, share: 0, leftMs: HOUR_MS, isLast: false },
  far: { phase: 'coming', startsAt: 0, endsAt: 8 * HOUR_MS, share: 0, leftMs: 2 * LONG_MS, isLast: false },
  ongoing: {
    phase: 'ongoing',
    startsAt: 0,
    endsAt: 8 * HOUR_MS,
    share: 0.4,
    leftMs: 4.8 * HOUR_MS,
    isLast: false,
  },
  last: {
    phase: 'ongoing',
    startsAt: 0,
    endsAt: 8 * HOUR_MS,
    share: 0.94,
    leftMs: 0.48 * HOUR_MS,
    isLast: true,
  },
  practice: { phase: 'practice', startsAt: 0, endsAt: 8 * HOUR_MS, share: 1, leftMs: 0, isLast: false },
  ended: { phase: 'ended', startsAt: 0, endsAt: 8 * HOUR_MS, share: 1, leftMs: 0, isLast: false },
} as const satisfies Record<string, GameProgress>

/** For the gallery. */
export const shown = shownExamples<GameProgress>(examples, (span) => <CountdownRing span={span} />)
