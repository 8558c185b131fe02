import type { InputFrom } from 'xstate'
import type { boardReadingMachine } from '#machines/live/board-reading.machine.ts'

type Machine = typeof boardReadingMachine
/** What reads boards. The atoms hang on it, and nothing of theirs is loaded before a screen reads one. */
export interface BoardReading {
  machine: () => Promise<Machine>
  facts: Omit<InputFrom<Machine>, 'game'>
}
