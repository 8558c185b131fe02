import type { GamePhase } from '#contract/rules/game-phase.ts'

export const PHASE_TONES = {
  coming: 'yellow',
  ongoing: 'green',
  paused: 'orange',
  ended: 'blue',
  practice: 'violet',
} as const satisfies Record<GamePhase, string>
