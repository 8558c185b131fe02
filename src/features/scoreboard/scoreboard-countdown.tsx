import { useAtomValue } from 'jotai'
import { useWired } from '#src/bind/wired.ts'
import { boardAtoms } from '#src/live/board-atoms.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useText } from '#src/text/use-text.ts'

/** Asks for the board and its words at once, while the frame of the game still finds out what it is about. */
export function ScoreboardCountdown({ game }: { game: number }) {
  useAtomValue(boardAtoms(useWired().live, game).state)
  // Whoever shows them asks once more, and says so when they do not come.
  scoreboardWords.load(useText().name).catch(() => {})
  return null
}
