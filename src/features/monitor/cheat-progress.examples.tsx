import type { ParticipationReviewView } from '#machines/admin/participation-review.machine.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { CheatProgress } from './cheat-progress.tsx'

const owls = { id: 2, team: 'Owls' }

export const examples = {
  idle: { kind: 'idle' },
  busy: {
    kind: 'busy',
    choice: 'Suspended',
    at: { id: 2, team: 'Owls' },
    done: 0,
    failed: 0,
    total: 1,
    waitsUntil: null,
  },
  heldOff: {
    kind: 'busy',
    choice: 'Suspended',
    at: { id: 2, team: 'Owls' },
    done: 0,
    failed: 0,
    total: 1,
    waitsUntil: 1,
  },
  reported: {
    kind: 'reported',
    choice: 'Suspended',
    done: 1,
    failures: [{ ...owls, problem: { kind: 'refused', title: 'The server will not have it' } }],
    left: [],
    problem: null,
  },
  cutOff: {
    kind: 'reported',
    choice: 'Suspended',
    done: 0,
    failures: [],
    left: [owls],
    problem: { kind: 'unreachable' },
  },
} as const satisfies Record<string, ParticipationReviewView>

const nothing = () => {}

export const shown = shownExamples<ParticipationReviewView>(examples, (view) => (
  <CheatProgress view={view} send={nothing} />
))
