import { getGame } from '#contract/calls/game.ts'
import { instant } from '#contract/models/time.ts'
import type { GameTold } from '#machines/game/game-pause.ts'
import type { ClientServices } from './services.ts'

/** Reports the pause of a game as the screens read it. */
export const pauseFollower =
  (reads: ClientServices['reads']) =>
  ({ game }: { game: number }, say: (told: GameTold) => void): (() => void) =>
    reads.follow(getGame, { params: { id: game } }, ({ pausedAt }) =>
      say({ type: 'game.told', pausedAt: pausedAt === undefined ? null : instant(pausedAt) }),
    )
