import type { UserCreationView } from '#machines/admin/user-creation.machine.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { exampleLines } from './user-creation-form.tsx'
import { CreationProgress } from './user-creation-progress.tsx'

const exampleMade = exampleLines.map((line) => ({ ...line, password: 'made' as const }))

export const examples = {
  sending: { kind: 'busy', doing: 'sending', done: 400, failed: 1, total: 5000 },
  waiting: { kind: 'busy', doing: 'waiting', done: 400, failed: 0, total: 5000 },
  stopping: { kind: 'busy', doing: 'stopping', done: 400, failed: 0, total: 5000 },
  refreshing: { kind: 'busy', doing: 'refreshing', done: 5000, failed: 0, total: 5000 },
  refused: {
    kind: 'reported',
    made: exampleLines.slice(2),
    failures: [
      {
        unit: exampleLines.slice(0, 2),
        problem: { kind: 'refused', title: 'ada: This user name is in use' },
      },
    ],
    left: [],
    problem: null,
  },
  finished: { kind: 'finished', made: exampleMade },
  cutOff: {
    kind: 'reported',
    made: exampleMade,
    failures: [],
    left: exampleLines,
    problem: { kind: 'unreachable' },
  },
} as const satisfies Record<string, UserCreationView>

const nothing = () => {}
const handlers = { onStop: nothing, onRetry: nothing, onSave: nothing, onDone: nothing, onKeep: nothing }
export const shown = shownExamples<Exclude<UserCreationView, { kind: 'open' }>>(examples, (view) => (
  <CreationProgress view={view} {...handlers} />
))
