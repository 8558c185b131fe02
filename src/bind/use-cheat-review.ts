import { useActor } from '@xstate/react'
import { use } from 'react'
import { toParticipationReviewView, type ParticipationReviewView } from '#machines/admin/participation-review.machine.ts'
import type { ParticipationReviewActs } from './use-participation-review.ts'
import { useTold } from './use-told.ts'
import { useWired } from './wired.ts'

/** Ruling on the teams of a list of cheats: the same process as a review, and this list is read anew after it. */
export function useCheatReview(game: number, onDone: () => void): { view: ParticipationReviewView; acts: ParticipationReviewActs } {
  const { participationReview, now } = use(useWired().watching())
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
