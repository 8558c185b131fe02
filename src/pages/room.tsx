import { Suspense, useState, type ComponentType } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { readMonitorTab } from '#src/features/monitor/monitor-tab.ts'
import { Presenter } from '#src/features/notices/presenter.tsx'
import { useMayAct } from '#src/features/room-clock/use-may-act.ts'
import { OwnCategories } from '#src/shell/own-categories.tsx'
import { RoomFrame, type RoomFrameProps } from '#src/shell/room/room-frame.tsx'
import { readRoomSection, roomPath, type RoomSection } from '#src/shell/room/room-sections.ts'
import { roomWords } from '#src/text/areas/room.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { FormSkeleton } from '#src/ui/form-skeleton.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'
import { pathId } from '#src/url/path-id.ts'
import type { RoomPart } from './room-part.ts'

type Part = ComponentType<RoomPart>

const Overview: Part = lazyPart(async () => (await import('./room-overview.tsx')).RoomOverview)
const Challenges: Part = lazyPart(async () => (await import('./room-challenges.tsx')).RoomChallenges)
const Challenge: Part = lazyPart(async () => (await import('./room-challenge.tsx')).RoomChallenge)
const Teams: Part = lazyPart(async () => (await import('./room-teams.tsx')).RoomTeams)
const Team: Part = lazyPart(async () => (await import('./room-pages.tsx')).RoomTeam)
const Results: Part = lazyPart(async () => (await import('./room-pages.tsx')).RoomResults)
const Live: Part = lazyPart(async () => (await import('./room-live.tsx')).RoomLive)
const Board: Part = lazyPart(async () => (await import('./room-board.tsx')).RoomBoard)
const Notices: Part = lazyPart(async () => (await import('./room-notices.tsx')).RoomNotices)
const Writeups: Part = lazyPart(async () => (await import('./room-writeups.tsx')).RoomWriteups)
const Instances: Part = lazyPart(async () => (await import('./room-instances.tsx')).RoomInstances)
const Log: Part = lazyPart(async () => (await import('./room-log.tsx')).RoomLog)
const ClockMenu = lazyPart(async () => (await import('#src/features/room-clock/clock-menu.tsx')).ClockMenu)
const Schedule: Part = lazyPart(async () => (await import('./room-schedule.tsx')).RoomSchedule)
const Settings: Part = lazyPart(async () => (await import('./room-settings.tsx')).RoomSettings)

/** All sections of the room in one page, so that the frame stays while another section opens. */
export function Page() {
  const { gameId, '*': rest = '' } = useParams()
  const id = pathId(gameId)
  const section = readRoomSection(rest)
  const at = rest.split('/').slice(1)
  const { liveTab } = useWords(roomWords)
  const mayAct = useMayAct()
  // Loads at the first use and stays mounted, because a closing dialog returns the focus.
  const [clock, setClock] = useState<'unused' | 'open' | 'closed'>('unused')
  const tab = section === 'live' ? readMonitorTab(at[0]) : null
  if (section === null) return <Navigate to={id === null ? '/404' : roomPath(id, 'overview')} replace />
  const game = id ?? 0
  return (
    <RoomFrame
      gameId={id}
      section={section}
      part={tab && liveTab[tab]}
      {...frameOf(section, at, game)}
      {...(mayAct ? { onClock: () => setClock('open') } : {})}
    >
      {mayAct && clock !== 'unused' ? (
        <Suspense>
          <ClockMenu key={game} game={game} isOpen={clock === 'open'} onClose={() => setClock('closed')} />
        </Suspense>
      ) : null}
      <OwnCategories game={game}>
        <Suspense key={`${game} ${section}`} fallback={<Waiting />}>
          {shown(section, { game, at })}
        </Suspense>
      </OwnCategories>
    </RoomFrame>
  )
}

function Waiting() {
  return (
    <ScreenColumn>
      <FormSkeleton label={useText().screens.reading.loading} />
    </ScreenColumn>
  )
}

const isResults = (at: readonly string[]) => at[1]?.toLowerCase() === 'results'
/** Monitors see these pages too, even below sections that they do not see. */
const PAGE: Partial<RoomFrameProps> = { hasOwnTitle: true, isForMonitors: true }

function frameOf(section: RoomSection, at: readonly string[], game: number): Partial<RoomFrameProps> {
  switch (section) {
    case 'live':
    case 'board':
      return {
        line: 'game',
        waitsForStart: true,
        notices: <Presenter gameId={game} hasKey={false} />,
      }
    case 'challenges':
      return isResults(at) ? PAGE : at[0] ? { hasOwnTitle: true, isInner: true } : {}
    case 'teams':
      return at[0] ? PAGE : {}
    default:
      return {}
  }
}

function shown(section: RoomSection, part: RoomPart) {
  switch (section) {
    case 'overview':
      return <Overview {...part} />
    case 'challenges':
      if (!part.at[0]) return <Challenges {...part} />
      if (isResults(part.at)) return <Results {...part} />
      return <Challenge {...part} />
    case 'teams':
      return part.at[0] ? <Team {...part} /> : <Teams {...part} />
    case 'live':
      return <Live {...part} />
    case 'board':
      return <Board {...part} />
    case 'notices':
      return <Notices {...part} />
    case 'writeups':
      return <Writeups {...part} />
    case 'instances':
      return <Instances {...part} />
    case 'log':
      return <Log {...part} />
    case 'settings':
      return part.at[0]?.toLowerCase() === 'schedule' ? <Schedule {...part} /> : <Settings {...part} />
    default:
      return section satisfies never
  }
}
