import { useAtomValue } from 'jotai'
import { use } from 'react'
import { listOwnContainers } from '#contract/calls/container.ts'
import type { ContainerUpdate } from '#contract/feeds/team.ts'
import type { ContainerStateModel, TeamContainersModel } from '#contract/models/container.ts'
import { instant } from '#contract/models/time.ts'
import { LAST_CALL_MS } from '#contract/rules/container.ts'
import { ownContainer, pushedContainer } from '#machines/game/container-effects.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useWired } from '#src/bind/wired.ts'
import { useNow } from '#src/browser/clock.ts'
import { teamAtom } from '#src/live/feed-atoms.ts'
import { TeamContainerList } from './team-container-list.tsx'
import { TeamContainerRow } from './team-container-row.tsx'

/**
 * The running and waiting containers of the own team, next to the challenges. Renders nothing if there are
 * none, or if the server does not list them.
 */
export function TeamContainers({ game }: { game: number }) {
  return useConfig().features?.includes('containers') ? <All game={game} /> : null
}

function All({ game }: { game: number }) {
  const { live } = useAtomValue(teamAtom(useWired().live, game))
  const now = useNow()
  const isLive = live.state === 'fresh'
  const read = useRead(listOwnContainers, { params: { id: game } }, isLive ? 'once' : 'default')
  if (read.state !== 'ready' || read.value.containers.length === 0) return null
  const { containers, limit } = read.value
  const ending = containers.filter(
    ({ expectStopAt }) => expectStopAt !== null && instant(expectStopAt) - now <= LAST_CALL_MS,
  )
  return (
    <TeamContainerList
      count={containers.length}
      limit={limit}
      isStale={read.problem !== null}
      ending={ending.map(({ title }) => title)}
    >
      {containers.map((container) => (
        <Row
          key={container.challengeId}
          game={game}
          container={container}
          team={read.value}
          news={isLive ? live.value.containers.get(container.challengeId) : undefined}
        />
      ))}
    </TeamContainerList>
  )
}

interface RowProps {
  game: number
  container: ContainerStateModel
  team: TeamContainersModel
  news: ContainerUpdate | undefined
}

function Row({ game, container: { challengeId, title }, team, news }: RowProps) {
  const [view, send] = useProcess(use(usePart('playing').container()).listed, {
    game,
    challenge: challengeId,
    title,
    report: news ? pushedContainer(news) : ownContainer(team, challengeId),
  })
  return <TeamContainerRow game={game} challenge={challengeId} title={title} view={view} send={send} />
}
