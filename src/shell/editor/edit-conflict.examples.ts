import type { ConflictView } from './edit-conflict.tsx'

const open = { kind: 'conflicting', changes: ['title'], isKept: true } as const

const title = {
  field: 'title',
  mine: 'Welcome, all',
  theirs: 'Welcome back',
  by: 'both',
  choice: null,
} as const

const taken = { field: 'tags', mine: [], theirs: ['news'], by: 'theirs', choice: 'theirs' } as const

export const examples = {
  undecided: { ...open, differences: [title, taken], isDecided: false },
  decided: { ...open, differences: [{ ...title, choice: 'mine' }, taken], isDecided: true },
  apart: { ...open, differences: [taken], isDecided: true },
} satisfies Record<string, ConflictView>
