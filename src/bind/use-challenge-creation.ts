import { useActor } from '@xstate/react'
import { use } from 'react'
import { toChallengeCreationView, type ChallengeCreationView, type NewChallenge } from '#machines/admin/challenge-creation.machine.ts'
import { useTold } from './use-told.ts'
import { useWired } from './wired.ts'

export interface ChallengeCreation {
  view: ChallengeCreationView
  submit: (challenge: NewChallenge) => void
  edit: () => void
}

export function useChallengeCreation(game: number, onCreated: () => void): ChallengeCreation {
  const [snapshot, send, process] = useActor(use(useWired().challengeEditing()).creation, { input: { game } })
  useTold(process, onCreated)
  return {
    view: toChallengeCreationView(snapshot),
    submit: (challenge) => send({ type: 'submit', challenge }),
    edit: () => send({ type: 'edit' }),
  }
}
