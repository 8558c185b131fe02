import { useAtomValue } from 'jotai'
import { listTeamPairs } from '#contract/calls/team-pairs.ts'
import type { TeamPairs } from '#contract/models/team-pairs.ts'
import { useRead, type Read } from '#src/api/use-read.ts'
import { useOnChange } from '#src/bind/use-on-change.ts'
import { useWired } from '#src/bind/wired.ts'
import { submissionsAtom } from '#src/live/feed-atoms.ts'
import { latestCheat } from './cheat-pairs.ts'

/** Read every few seconds, and at once when a team submits the flag of another one. */
export function useTeamPairs(game: number): Read<TeamPairs> {
  const read = useRead(listTeamPairs, { params: { id: game } }, 'overview')
  const { live } = useAtomValue(submissionsAtom(useWired().live, game))
  useOnChange(live.state === 'waiting' ? null : latestCheat(live.value), () =>
    read.state === 'ready' ? read.refresh() : undefined,
  )
  return read
}
