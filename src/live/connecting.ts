import type { InputFrom } from 'xstate'
import type { connectionMachine } from '#machines/live/connection.machine.ts'

type Machine = typeof connectionMachine
/** What a live line is made of. The atoms hang on it, and nothing of theirs is loaded before a screen reads one. */
export interface Connecting {
  machine: () => Promise<Machine>
  facts: Omit<InputFrom<Machine>, 'game'>
}
