import { listParticipations } from '#contract/calls/game.ts'
import type { ParticipationInfoModel } from '#contract/models/participation.ts'
import { useApi } from './api-context.ts'
import { allParticipations } from './participations.ts'
import { useAnswer, type Read } from './use-read.ts'

/** Caches all pages together as the response to the call without a page. */
export function useParticipations(gameId: number): Read<ParticipationInfoModel[]> {
  const api = useApi()
  return useAnswer(
    { call: listParticipations, sent: { params: { id: gameId } } },
    () => allParticipations(gameId, api),
    'once',
  )
}
