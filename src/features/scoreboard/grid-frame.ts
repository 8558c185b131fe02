import type { BoardAtoms } from '#src/live/board-atoms.ts'
import type { ScoreboardWords } from '#src/text/areas/scoreboard.en.ts'

/** What all rows of a grid have in common, and none of them changes while it scrolls. */
export interface GridFrame {
  atoms: BoardAtoms
  words: ScoreboardWords
  locale: string
  /** Within an organisation the ranks are its own. */
  isWithin: boolean
  /** Of the cell that the keys are at. */
  cursorId: string
  tipId: string
}
