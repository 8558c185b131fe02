import { namedOf, queueMachine } from '../kit/queue.ts'

export interface ContainerToDestroy {
  guid: string
  /** The challenge and the team as the list names them, for the announcement. */
  of: string
}

export const containerDestructionMachine = queueMachine<{ now: () => number }, ContainerToDestroy, null>({
  id: 'containerDestruction',
  description: 'Destroys one instance or many.',
  ask: (_, containers) => ({
    kind: 'destroy-containers',
    containers: containers.length,
    named: namedOf(containers.map(({ of }) => of)),
  }),
  // A missing container is already destroyed, so the user has what they wanted.
  read: (result) => (!result.ok && result.problem.kind === 'missing' ? { ok: true, value: null } : result),
  tell: (_, done) => ({ kind: 'containers-destroyed', containers: done.length, of: done[0]?.of ?? '' }),
})
