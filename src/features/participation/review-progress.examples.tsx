import type { ParticipationReviewView } from '#machines/admin/participation-review.machine.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { ReviewProgress } from './review-progress.tsx'

const refusal = { kind: 'refused', title: 'The server will not have it' } as const

export const examples = {
  idle: { kind: 'idle' },
  one: {
    kind: 'busy',
    choice: 'Accepted',
    at: { id: 1, team: 'Owls' },
    done: 0,
    failed: 0,
    total: 1,
    waitsUntil: null,
  },
  many: {
    kind: 'busy',
    choice: 'Accepted',
    at: { id: 4, team: 'Owls' },
    done: 3,
    failed: 1,
    total: 12,
    waitsUntil: null,
  },
  heldOff: {
    kind: 'busy',
    choice: 'Suspended',
    at: { id: 4, team: 'Owls' },
    done: 3,
    failed: 0,
    total: 12,
    waitsUntil: 1,
  },
  reading: { kind: 'busy', choice: 'Accepted', at: null, done: 12, failed: 0, total: 12, waitsUntil: null },
  reported: {
    kind: 'reported',
    choice: 'Accepted',
    done: 2,
    failures: [{ id: 3, team: 'Night Shift', problem: refusal }],
    left: [],
    problem: null,
  },
  cutOff: {
    kind: 'reported',
    choice: 'Accepted',
    done: 1,
    failures: [],
    left: [
      { id: 3, team: 'Night Shift' },
      { id: 4, team: 'Owls' },
    ],
    problem: { kind: 'unreachable' },
  },
} as const satisfies Record<string, ParticipationReviewView>

const nothing = () => {}
export const shown = shownExamples(examples, (view) => <ReviewProgress view={view} send={nothing} />)
