import { useActor } from '@xstate/react'
import { use } from 'react'
import type { Ruling } from '#contract/rules/participation-ruling.ts'
import {
  toParticipationReviewView,
  type ParticipationReviewView,
  type ReviewedParticipation,
} from '#machines/admin/participation-review.machine.ts'
import { useAnnounced } from './use-announced.ts'
import { useWired, type Part } from './wired.ts'

export interface ParticipationReviewActs {
  act: (ruling: Ruling, rows: readonly ReviewedParticipation[]) => void
  stop: () => void
  retry: () => void
  dismiss: () => void
}

/**
 * `onDone` is told when a decision has been carried out on all it was taken on; each part of the app reads
 * another list anew by then.
 */
export function useParticipationReview(
  part: 'admin' | 'watching',
  game: number,
  onDone: () => void,
): { view: ParticipationReviewView; acts: ParticipationReviewActs } {
  const coming: Promise<Pick<Part<'admin'>, 'participationReview' | 'now'>> = useWired()[part]()
  const { participationReview, now } = use(coming)
  const [snapshot, send, process] = useActor(participationReview, { input: { game, now } })
  useAnnounced(process, onDone)
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
