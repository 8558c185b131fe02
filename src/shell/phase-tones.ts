import type { GamePhase } from '#contract/rules/game-phase.ts'

/** The colour that stands for each phase, wherever a game is shown. */
export const PHASE_TONES = {
  coming: 'yellow',
  ongoing: 'green',
  ended: 'blue',
  practice: 'violet',
} as const satisfies Record<GamePhase, string>
