import { useCallback } from 'react'
import { getGameToEdit } from '#contract/calls/edit.ts'
import { instant } from '#contract/models/time.ts'
import { gamePhase } from '#contract/rules/game-phase.ts'
import { useRead } from '#src/api/use-read.ts'
import { useClock } from '#src/browser/clock.ts'

/**
 * Whether the game runs at the time of the action. True while unknown: a needless question is better than a
 * missing one.
 */
export function useRunning(game: number): () => boolean {
  const clock = useClock()
  const read = useRead(getGameToEdit, { params: { id: game } }, 'once')
  const played = read.state === 'ready' ? read.value : null
  return useCallback(() => {
    if (played === null) return true
    const { start, end, practiceMode } = played
    return (
      gamePhase({ startsAt: instant(start), endsAt: instant(end), practiceMode }, clock.now()) === 'ongoing'
    )
  }, [played, clock])
}
