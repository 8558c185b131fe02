import type { ScoreboardWords } from '#src/text/areas/scoreboard.en.ts'

/** Values that all rows share and that scrolling does not change. */
export interface GridFrame {
  words: ScoreboardWords
  locale: string
  /** Within an organisation the ranks are its own. */
  isWithin: boolean
}

export const ROW_REM = 2.25
export const COLUMN_REM = 2.25
/** As many columns as a block of the recipe is wide. */
export const BLOCK = 8
