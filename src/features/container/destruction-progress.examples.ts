import type { ContainerDestructionView } from '#machines/admin/container-destruction.machine.ts'

const refusal = { kind: 'refused', title: 'The runtime will not have it' } as const

export const examples = {
  idle: { kind: 'idle' },
  one: { kind: 'busy', at: '1', done: 0, failed: 0, total: 1, waitsUntil: null },
  many: { kind: 'busy', at: '4', done: 3, failed: 1, total: 12, waitsUntil: null },
  heldOff: { kind: 'busy', at: '4', done: 3, failed: 0, total: 12, waitsUntil: 1 },
  reading: { kind: 'busy', at: null, done: 12, failed: 0, total: 12, waitsUntil: null },
  reported: {
    kind: 'reported',
    done: 2,
    failures: [{ guid: '3', of: 'Warm up (Owls)', problem: refusal }],
    left: [],
    problem: null,
  },
  cutOff: {
    kind: 'reported',
    done: 1,
    failures: [],
    left: [{ guid: '3', of: 'Warm up (Owls)' }],
    problem: { kind: 'unreachable' },
  },
} as const satisfies Record<string, ContainerDestructionView>
