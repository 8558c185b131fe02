import { useActor } from '@xstate/react'
import { use } from 'react'
import type { Ruling } from '#contract/rules/review.ts'
import { toParticipationReviewView, type ParticipationReviewView, type Reviewed } from '#machines/admin/participation-review.machine.ts'
import { useTold } from './use-told.ts'
import { useWired } from './wired.ts'

export interface ParticipationReviewActs {
  act: (ruling: Ruling, rows: readonly Reviewed[]) => void
  stop: () => void
  retry: () => void
  dismiss: () => void
}

/** `onDone` is told when a decision has been carried out on all it was taken on. */
export function useParticipationReview(game: number, onDone: () => void): { view: ParticipationReviewView; acts: ParticipationReviewActs } {
  const { participationReview, now } = use(useWired().admin())
  const [snapshot, send, process] = useActor(participationReview, { input: { game, now } })
  useTold(process, onDone)
  return {
    view: toParticipationReviewView(snapshot),
    acts: {
      act: (ruling, rows) => send({ type: 'act', ruling, rows }),
      stop: () => send({ type: 'stop' }),
      retry: () => send({ type: 'retry' }),
      dismiss: () => send({ type: 'dismiss' }),
    },
  }
}
