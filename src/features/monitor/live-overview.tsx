import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { countContainers } from '#contract/calls/container.ts'
import { liveOverview } from '#contract/rules/live-overview.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { useWired } from '#src/bind/wired.ts'
import { useNow } from '#src/browser/clock.ts'
import { boardAtoms } from '#src/live/board-atoms.ts'
import { submissionsAtom } from '#src/live/feed-atoms.ts'
import { ControlRoomStrip } from './live-overview-strip.tsx'

const STEP_MS = 10_000

/** How a game goes, at a glance. */
export function LiveOverview({ game }: { game: number }) {
  const { live: source } = useWired()
  const { features } = useConfig()
  // What a freeze keeps from players happens all the same.
  const sight = features?.includes('freeze') ? 'full' : 'public'
  const { live: board } = useAtomValue(boardAtoms(source, game, sight).state)
  const { live } = useAtomValue(submissionsAtom(source, game))
  const now = Math.ceil(useNow() / STEP_MS) * STEP_MS
  const submissions = live.state === 'waiting' ? null : live.value
  const { challenges = null, startsAt = now } = board?.board ?? {}
  const room = useMemo(() => liveOverview({ now, startsAt, challenges, submissions }), [now, startsAt, challenges, submissions])
  // Asked for from time to time: nothing tells of those that wait.
  const containers = useRead(countContainers, { params: { id: game } }, 'default')
  return <ControlRoomStrip room={room} containers={containers.state === 'ready' ? containers.value : null} />
}
