import { useCallback } from 'react'
import { getGameToEdit } from '#contract/calls/edit.ts'
import { useRead } from '#src/api/use-read.ts'
import { useClock } from '#src/browser/clock.ts'
import { phaseAt } from '#src/shell/use-game-phase.ts'

/**
 * Whether the game runs at the time of the action. True while unknown, because a needless question is better
 * than a missing one.
 */
export function useRunning(game: number): () => boolean {
  const clock = useClock()
  const read = useRead(getGameToEdit, { params: { id: game } }, 'once')
  const played = read.state === 'ready' ? read.value : null
  return useCallback(() => played === null || phaseAt(played, clock.now()) === 'ongoing', [played, clock])
}
