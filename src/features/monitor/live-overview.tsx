import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { countContainers } from '#contract/calls/container.ts'
import { getLiveOverview } from '#contract/calls/live-overview.ts'
import type { ContainerCountModel } from '#contract/models/container.ts'
import { loadedOverview, storedOverview, UNKNOWN_OVERVIEW } from '#contract/rules/live-overview.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { useWired } from '#src/bind/wired.ts'
import { useFromNow } from '#src/browser/clock.ts'
import { boardAtoms } from '#src/live/board-atoms.ts'
import { submissionsAtom } from '#src/live/feed-atoms.ts'
import { LiveOverviewStrip } from './live-overview-strip.tsx'

const STEP_MS = 10_000

interface OverviewProps {
  game: number
  containers: ContainerCountModel | null
}

/** Renders nothing if the server counts everything that the control room shows. */
export function LiveOverview({ game }: { game: number }) {
  return useConfig().features?.includes('room-overview') ? null : <Figures game={game} />
}

function Figures({ game }: { game: number }) {
  const { features } = useConfig()
  // Read at an interval, because no message reports waiting containers.
  const read = useRead(countContainers, { params: { id: game } }, 'default')
  const containers = read.state === 'ready' ? read.value : null
  const Overview = features?.includes('live-overview') ? StoredOverview : LoadedOverview
  return <Overview game={game} containers={containers} />
}

function StoredOverview({ game, containers }: OverviewProps) {
  const read = useRead(getLiveOverview, { params: { id: game } }, 'overview')
  const room = read.state === 'ready' ? storedOverview(read.value) : UNKNOWN_OVERVIEW
  return <LiveOverviewStrip room={room} containers={containers} />
}

/** Counts the loaded entries, for servers that do not count. */
function LoadedOverview({ game, containers }: OverviewProps) {
  const { live: source } = useWired()
  const { features } = useConfig()
  // A freeze hides solves from players only, so monitors see the full board.
  const sight = features?.includes('freeze') ? 'full' : 'public'
  const { live: board } = useAtomValue(boardAtoms(source, game, sight).state)
  const { live } = useAtomValue(submissionsAtom(source, game))
  const now = useFromNow((time) => Math.ceil(time / STEP_MS) * STEP_MS)
  const submissions = live.state === 'waiting' ? null : live.value
  const { challenges = null, startsAt = now } = board?.board ?? {}
  const room = useMemo(
    () => loadedOverview({ now, startsAt, challenges, submissions }),
    [now, startsAt, challenges, submissions],
  )
  return <LiveOverviewStrip room={room} containers={containers} />
}
