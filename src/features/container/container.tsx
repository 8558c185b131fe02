import { useAtomValue } from 'jotai'
import { use } from 'react'
import { listOwnContainers } from '#contract/calls/container.ts'
import type { ClientFlagContext } from '#contract/models/challenge.ts'
import type { ContainerStateModel, TeamContainersModel } from '#contract/models/container.ts'
import { instant } from '#contract/models/time.ts'
import {
  containerBeside,
  ownContainer,
  pushedContainer,
  type ContainerReport,
} from '#machines/game/container-effects.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useWired } from '#src/bind/wired.ts'
import { teamAtom } from '#src/live/feed-atoms.ts'
import { containerWords } from '#src/text/areas/container.ts'
import { useWords } from '#src/text/use-text.ts'
import { ContainerPanel } from './container-panel.tsx'
import { ContainerSkeleton } from './container-skeleton.tsx'

export interface ContainerProps {
  game: number
  challenge: number
  title: string
  /** The container's address in the response of the challenge, which is all that a base server sends. */
  context: ClientFlagContext
}

/** The container of the own team. Only servers with the extension `containers` report its progress. */
export function Container(place: ContainerProps) {
  const tellsAll = useConfig().features?.includes('containers') === true
  return tellsAll ? (
    <Followed {...place} />
  ) : (
    <Own {...place} report={containerBeside(place.context)} team={null} />
  )
}

function Followed(place: ContainerProps) {
  const { live } = useAtomValue(teamAtom(useWired().live, place.game))
  const isLive = live.state === 'fresh'
  // Pushed updates need no polling.
  const read = useRead(listOwnContainers, { params: { id: place.game } }, isLive ? 'once' : 'default')
  const news = isLive ? live.value.containers.get(place.challenge) : undefined
  if (read.state === 'waiting') return <ContainerSkeleton />
  const team = read.state === 'ready' ? read.value : null
  const asked = team ? ownContainer(team, place.challenge) : containerBeside(place.context)
  // On a screen that opens late, the pushed state is newer than the one that was read.
  return <Own {...place} report={news ? pushedContainer(news) : asked} team={team} />
}

interface OwnProps extends ContainerProps {
  /** The state at the start. The process follows later changes itself. */
  report: ContainerReport
  team: TeamContainersModel | null
}

function Own({ game, challenge, title, report, team }: OwnProps) {
  const words = useWords(containerWords).panel
  const [view, send] = useProcess(use(usePart('playing').container()).own, { game, challenge, title, report })
  const full = atLimit(team, challenge)
  return (
    <ContainerPanel
      view={view}
      send={(command) =>
        send(command.type === 'start' ? { type: 'start', replaces: full?.goes ?? null } : command)
      }
      kind="team"
      words={words}
      limit={full && (full.goes === null ? words.full(full.limit) : words.replaces(full.limit, full.goes))}
    />
  )
}

/**
 * The container that a start would destroy, which is the one that has run the longest. `goes` is its
 * challenge. Null means that a start is not possible. Waiting containers count as the youngest.
 */
function atLimit(
  team: TeamContainersModel | null,
  challenge: number,
): { limit: number; goes: string | null } | null {
  if (team === null || team.limit === 0) return null
  const others = team.containers.filter(({ challengeId }) => challengeId !== challenge)
  const [oldest] = others.toSorted((one, other) => upSince(one) - upSince(other))
  if (!oldest || others.length < team.limit) return null
  return { limit: team.limit, goes: team.replacesOldest ? oldest.title : null }
}

const upSince = ({ startedAt }: ContainerStateModel) =>
  startedAt === null ? Number.POSITIVE_INFINITY : instant(startedAt)
