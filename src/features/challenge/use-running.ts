import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { listOwnContainers } from '#contract/calls/container.ts'
import { instant } from '#contract/models/time.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { useWired } from '#src/bind/wired.ts'
import { teamAtom } from '#src/live/feed-atoms.ts'

/** When the own team's containers end, by challenge. Empty if the server does not list them. */
export function useRunning(game: number): ReadonlyMap<number, number> {
  const isListed = useConfig().features?.includes('containers') === true
  const { live } = useAtomValue(teamAtom(useWired().live, game))
  const isLive = live.state === 'fresh'
  const read = useRead(
    listOwnContainers,
    isListed ? { params: { id: game } } : null,
    isLive ? 'once' : 'default',
  )
  const listed = read.state === 'ready' ? read.value.containers : null
  const followed = live.state === 'fresh' ? live.value.containers : null
  return useMemo(() => {
    const ends = new Map<number, number>()
    for (const { challengeId, expectStopAt } of listed ?? [])
      if (expectStopAt !== null) ends.set(challengeId, instant(expectStopAt))
    for (const [challengeId, { container }] of followed ?? []) {
      if (container?.expectStopAt) ends.set(challengeId, instant(container.expectStopAt))
      else ends.delete(challengeId)
    }
    return ends
  }, [listed, followed])
}
