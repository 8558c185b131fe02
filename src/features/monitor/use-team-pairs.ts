import { useAtomValue } from 'jotai'
import { listTeamPairs } from '#contract/calls/team-pairs.ts'
import type { TeamPairs } from '#contract/models/team-pairs.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead, type Read } from '#src/api/use-read.ts'
import { useOnChange } from '#src/bind/use-on-change.ts'
import { useWired } from '#src/bind/wired.ts'
import { submissionsAtom } from '#src/live/feed-atoms.ts'
import { latestCheat } from './cheat-pairs.ts'

/**
 * Read at once when a team submits the flag of another one, and when a state or a ruling is pushed. New links are
 * found once a minute, so that is the pace of the rest. A server that pushes no states is asked every few seconds.
 */
export function useTeamPairs(game: number): Read<TeamPairs> {
  const isPushed = useConfig().features?.includes('pair-updates') ?? false
  const read = useRead(listTeamPairs, { params: { id: game } }, isPushed ? 'minute' : 'overview')
  const { live } = useAtomValue(submissionsAtom(useWired().live, game))
  useOnChange(live.state === 'waiting' ? null : latestCheat(live.value), () =>
    read.state === 'ready' ? read.refresh() : undefined,
  )
  return read
}
