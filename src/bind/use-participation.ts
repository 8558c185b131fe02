import { useActor } from '@xstate/react'
import { use, useEffect } from 'react'
import { toParticipationView, type ParticipationView } from '#machines/game/participation.machine.ts'
import type { Standing } from '#machines/game/standing.ts'
import { useTold } from './use-told.ts'
import { useWired } from './wired.ts'

/** Runs as long as one game is on view; `standing` is how the server tells it, each time it does. */
export function useParticipation(game: number, { status, team }: Standing): { view: ParticipationView; leave: (title: string) => void } {
  const [snapshot, send, process] = useActor(use(useWired().participation()).participation, { input: { game, status, team } })
  useTold(process)
  useEffect(() => send({ type: 'server.reported', status, team }), [send, status, team])
  return { view: toParticipationView(snapshot), leave: (title) => send({ type: 'leave', title }) }
}
