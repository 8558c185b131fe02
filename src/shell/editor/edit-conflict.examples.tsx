import { shownExamples } from '#src/ui/shown-examples.ts'
import { Conflict, type ConflictView } from './edit-conflict.tsx'

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

const nothing = () => {}
const labels = { title: 'Title', content: 'Text', tags: 'Tags' }
export const shown = shownExamples<ConflictView>(examples, (view) => (
  <Conflict
    view={view}
    labels={labels}
    show={undefined}
    onChoose={nothing}
    onSave={nothing}
    onResume={nothing}
  />
))
