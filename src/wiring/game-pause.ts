import { getGame } from '#contract/calls/game.ts'
import { instant } from '#contract/models/time.ts'
import type { GameRead } from '#machines/game/game-pause.ts'
import type { ClientServices } from './services.ts'

/** Reads the pause from the game that screens have loaded, without a request. */
export const pauseFollower =
  (reads: ClientServices['reads']) =>
  ({ game }: { game: number }, say: (told: GameRead) => void): (() => void) =>
    reads.follow(getGame, { params: { id: game } }, ({ pausedAt }) =>
      say({ type: 'game.read', pausedAt: pausedAt === undefined ? null : instant(pausedAt) }),
    )
