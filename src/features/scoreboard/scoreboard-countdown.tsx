import { useAtomValue } from 'jotai'
import { useWired } from '#src/bind/wired.ts'
import { boardAtoms } from '#src/live/board-atoms.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useText } from '#src/text/use-text.ts'

/** Requests the board and its texts in parallel with the data of the game's frame. */
export function ScoreboardCountdown({ game }: { game: number }) {
  useAtomValue(boardAtoms(useWired().live, game).state)
  // The component that renders the texts loads them again and reports a failure.
  scoreboardWords.load(useText().name).catch(() => {})
  return null
}
