import type { ParticipationReviewView } from '#machines/admin/participation-review.machine.ts'

const refusal = { kind: 'refused', title: 'The server will not have it' } as const

export const examples = {
  idle: { kind: 'idle' },
  one: { kind: 'busy', ruling: 'Accepted', at: 1, done: 0, failed: 0, total: 1, waitsUntil: null },
  many: { kind: 'busy', ruling: 'Accepted', at: 4, done: 3, failed: 1, total: 12, waitsUntil: null },
  heldOff: { kind: 'busy', ruling: 'Suspended', at: 4, done: 3, failed: 0, total: 12, waitsUntil: 1 },
  reading: { kind: 'busy', ruling: 'Accepted', at: null, done: 12, failed: 0, total: 12, waitsUntil: null },
  reported: {
    kind: 'reported',
    ruling: 'Accepted',
    done: 2,
    failures: [{ id: 3, team: 'Night Shift', problem: refusal }],
    left: [],
    problem: null,
  },
  cutOff: {
    kind: 'reported',
    ruling: 'Accepted',
    done: 1,
    failures: [],
    left: [
      { id: 3, team: 'Night Shift' },
      { id: 4, team: 'Owls' },
    ],
    problem: { kind: 'unreachable' },
  },
} as const satisfies Record<string, ParticipationReviewView>
