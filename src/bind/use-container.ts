import { useActor } from '@xstate/react'
import { use } from 'react'
import type { ContainerTold } from '#machines/game/container-facts.ts'
import { toContainerView, type ContainerView } from '#machines/game/container-view.ts'
import type { containerMachine } from '#machines/game/container.machine.ts'
import type { ChallengePlace } from '#machines/game/flag-try.ts'
import { useNews } from './use-news.ts'
import { useWired } from './wired.ts'

export interface ContainerActs {
  start: () => void
  prolong: () => void
  destroy: () => void
  retry: () => void
}
export interface ContainerWatch {
  title: string
  /** What the server last said when it was asked. */
  told: ContainerTold
  /** What it said unasked, and since then; null for nothing. */
  pushed: ContainerTold | null
  /** The challenge has just been solved from here, and its container has served its purpose. */
  isSolved: boolean
}

export function useContainer(place: ChallengePlace, watch: ContainerWatch): { view: ContainerView; acts: ContainerActs } {
  const { container, now } = use(useWired().playing())
  return useRunning(use(container()), now, place, watch)
}

export function useTestContainer(place: ChallengePlace, told: ContainerTold): { view: ContainerView; acts: ContainerActs } {
  const { testContainer, now } = use(useWired().challengeEditing())
  return useRunning(use(testContainer()), now, place, { title: '', told, pushed: null, isSolved: false })
}

function useRunning(machine: typeof containerMachine, now: () => number, place: ChallengePlace, { title, told, pushed, isSolved }: ContainerWatch) {
  const [snapshot, send] = useActor(machine, { input: { ...place, title, told: pushed ?? told, now } })
  useNews(JSON.stringify(told), () => send({ type: 'server.reported', told }))
  // After what was asked: on a screen that opens late it is the newer of the two.
  useNews(pushed && JSON.stringify(pushed), () => (pushed ? send({ type: 'server.reported', told: pushed }) : undefined))
  useNews(isSolved ? 'solved' : null, () => send({ type: 'solved' }))
  return {
    view: toContainerView(snapshot),
    acts: {
      start: () => send({ type: 'start' }),
      prolong: () => send({ type: 'prolong' }),
      destroy: () => send({ type: 'destroy' }),
      retry: () => send({ type: 'retry' }),
    },
  }
}
