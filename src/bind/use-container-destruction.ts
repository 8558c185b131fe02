import { useActor } from '@xstate/react'
import { use } from 'react'
import {
  toContainerDestructionView,
  type ContainerDestructionView,
  type ContainerToDestroy,
} from '#machines/admin/container-destruction.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired } from './wired.ts'

export interface ContainerDestructionActs {
  destroy: (containers: readonly ContainerToDestroy[]) => void
  stop: () => void
  retry: () => void
  dismiss: () => void
}

/** `onDone` is told when all of them are gone. */
export function useContainerDestruction(onDone: () => void): {
  view: ContainerDestructionView
  acts: ContainerDestructionActs
} {
  const { containerDestruction, now } = use(useWired().admin())
  const [snapshot, send, process] = useActor(containerDestruction, { input: { now } })
  useAnnounced(process, onDone)
  return {
    view: toContainerDestructionView(snapshot),
    acts: {
      destroy: (containers) => send({ type: 'destroy', containers }),
      stop: () => send({ type: 'stop' }),
      retry: () => send({ type: 'retry' }),
      dismiss: () => send({ type: 'dismiss' }),
    },
  }
}
