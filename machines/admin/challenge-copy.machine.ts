import { notNull } from '../not-null.ts'
import { formMachine, keepNothing } from '../kit/form.ts'
import type { GameScope } from './game-visibility.machine.ts'

export interface CopyDraft {
  /** The game that has the challenges. Null: not chosen yet. */
  from: number | null
  challenges: readonly number[]
}
export interface CopyFlaws {
  from: 'missing' | null
  challenges: 'missing' | null
}
interface Sent extends GameScope {
  from: number
  challenges: readonly number[]
}

export const challengeCopyMachine = formMachine<GameScope, CopyDraft, Sent>({
  id: 'challengeCopy',
  description: 'Copies challenges of another game into this one.',
  flaws: copyFlaws,
  toSent: ({ from, challenges }, { game }) => ({ game, from: notNull(from), challenges }),
  keep: keepNothing,
})

/** Without a game there is nothing to choose from, so only the game is missing. */
export function copyFlaws({ from, challenges }: CopyDraft): CopyFlaws {
  return {
    from: from === null ? 'missing' : null,
    challenges: from !== null && challenges.length === 0 ? 'missing' : null,
  }
}
