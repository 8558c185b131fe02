import type { LockedChallenge } from '#contract/models/scoreboard.ts'
import type { ShownExamples } from '#src/ui/shown-examples.ts'
import { LockedList } from './locked-challenges.tsx'

const open = [{ id: 1, title: 'Tidal lock' }]
export const locked: readonly LockedChallenge[] = [
  { id: 2, title: 'Deep', tag: 'Pwn', score: 500, lacks: [1] },
  { id: 3, title: 'At the far end of a very long breakwater', tag: 'Web', score: 1000, lacks: [1, 2] },
  { id: 4, title: 'Unnamed', tag: 'Misc', score: 100, lacks: [] },
]

export const shown: ShownExamples = [['list', () => <LockedList locked={locked} challenges={open} />]]
