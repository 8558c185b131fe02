import { challengeWords } from '#src/text/areas/challenge.ts'
import { connectionWords } from '#src/text/areas/connection.ts'
import { containerWords } from '#src/text/areas/container.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { participationWords } from '#src/text/areas/participation.ts'
import { presenterWords } from '#src/text/areas/presenter.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import type { Language } from '#contract/rules/language.ts'

const OF_PLAYERS = [
  challengeWords,
  connectionWords,
  containerWords,
  participationWords,
  presenterWords,
  scoreboardWords,
]

/** Loads the texts of a game's tabs ahead, because a tab waits for them and could not open while offline. */
export function fetchTabWords(name: Language, isOrganiser: boolean): void {
  for (const area of isOrganiser ? [...OF_PLAYERS, monitorWords] : OF_PLAYERS) area.load(name).catch(() => {})
}
