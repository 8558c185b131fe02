import { useActor } from '@xstate/react'
import { use } from 'react'
import { toTeamHashSaltView, type TeamHashSaltView } from '#machines/admin/team-hash-salt.machine.ts'
import { useWired } from './wired.ts'

export function useTeamHashSalt(game: number): { view: TeamHashSaltView; ask: () => void } {
  const [snapshot, send] = useActor(use(useWired().admin()).teamHashSalt, { input: { game } })
  return { view: toTeamHashSaltView(snapshot), ask: () => send({ type: 'ask' }) }
}
