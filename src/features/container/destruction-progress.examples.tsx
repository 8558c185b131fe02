import type { ContainerToDestroy } from '#machines/admin/container-destruction.machine.ts'
import type { QueueView } from '#machines/kit/queue.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { DestructionProgress } from './destruction-progress.tsx'

const refusal = { kind: 'refused', title: 'The runtime will not have it' } as const

export const examples = {
  idle: { kind: 'idle' },
  one: {
    kind: 'busy',
    choice: null,
    at: { guid: '1', of: 'Warm up (Owls)' },
    done: 0,
    failed: 0,
    total: 1,
    waitsUntil: null,
  },
  many: {
    kind: 'busy',
    choice: null,
    at: { guid: '4', of: 'Warm up (Owls)' },
    done: 3,
    failed: 1,
    total: 12,
    waitsUntil: null,
  },
  heldOff: {
    kind: 'busy',
    choice: null,
    at: { guid: '4', of: 'Warm up (Owls)' },
    done: 3,
    failed: 0,
    total: 12,
    waitsUntil: 1,
  },
  reading: { kind: 'busy', choice: null, at: null, done: 12, failed: 0, total: 12, waitsUntil: null },
  reported: {
    kind: 'reported',
    choice: null,
    done: 2,
    failures: [{ guid: '3', of: 'Warm up (Owls)', problem: refusal }],
    left: [],
    problem: null,
  },
  cutOff: {
    kind: 'reported',
    choice: null,
    done: 1,
    failures: [],
    left: [{ guid: '3', of: 'Warm up (Owls)' }],
    problem: { kind: 'unreachable' },
  },
} as const satisfies Record<string, QueueView<ContainerToDestroy, null>>

const nothing = () => {}
export const shown = shownExamples<QueueView<ContainerToDestroy, null>>(examples, (view) => (
  <DestructionProgress view={view} send={nothing} />
))
