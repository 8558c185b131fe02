import FileQuestion from 'lucide-react/icons/file-question-mark'
import Lock from 'lucide-react/icons/lock'
import { Suspense, useMemo, useRef, useState, type ReactNode } from 'react'
import { Link, ScrollRestoration, useNavigate, useOutletContext } from 'react-router-dom'
import { getGameToEdit } from '#contract/calls/edit.ts'
import { getGame } from '#contract/calls/game.ts'
import type { Role } from '#contract/models/role.ts'
import type { Problem } from '#contract/problem.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead, type Read } from '#src/api/use-read.ts'
import { useSession } from '#src/bind/use-session.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { pressMarked } from '#src/browser/press-marked.ts'
import { useFirstKeys } from '#src/browser/use-first-keys.ts'
import { useKeys } from '#src/browser/use-keys.ts'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { useAccountView } from '#src/shell/frame/account-view.ts'
import { HeldStrip } from '#src/shell/frame/held-strip.tsx'
import { useGamePhase } from '#src/shell/use-game-phase.ts'
import { roomWords } from '#src/text/areas/room.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { frame } from '#styled/recipes/frame.js'
import { room } from '#styled/recipes/room.js'
import { RoomBar } from './room-bar.tsx'
import { RoomFoot } from './room-foot.tsx'
import { RoomHeader, type RoomGame } from './room-header.tsx'
import { RoomRail } from './room-rail.tsx'
import { RoomSlotsContext } from './room-slots.tsx'
import { maySee, roomPath, sectionOfKey, sectionsFor, type RoomSection } from './room-sections.ts'

const Watermark = lazyPart(async () => (await import('#src/shell/watermark.tsx')).Watermark)

/** The outlet context that the root of the app passes to every screen. */
interface Outlet {
  openPalette: () => void
  showKeys: () => void
}

export interface RoomFrameProps {
  /** Null: the URL has no number. */
  gameId: number | null
  section: RoomSection
  /** The name of the open part of the section, for the title. */
  part?: string | null
  /** True if the inner screen sets the title. */
  hasOwnTitle?: boolean
  /** True for a page below the section: its name leads back. */
  isInner?: boolean
  /** True for a page that monitors see, even below a section that they do not see. */
  isForMonitors?: boolean
  /** True if there is nothing to see before the start. */
  waitsForStart?: boolean
  /** The connection that the section needs. */
  line?: 'game' | 'monitor'
  notices?: ReactNode
  /** Opens the acts on the clock. Without it, the clock leads to the overview. */
  onClock?: () => void
  /** The section, which may load before the game is known. */
  children: ReactNode
}

/** The same frame for every section, so that only the section changes. */
export function RoomFrame(props: RoomFrameProps) {
  const { view } = useSession()
  return view.kind === 'signed-in' ? (
    <Framed {...props} role={view.account.role} accountId={view.account.id} />
  ) : null
}

function Framed({ gameId, role, accountId, ...rest }: RoomFrameProps & { role: Role; accountId: string }) {
  const words = useText().screens.frame
  const account = useAccountView()
  const outlet = useOutletContext<Outlet | null>()
  const { section, onClock } = rest
  const sections = sectionsFor(role, useConfig().features)
  const read = useRoomGame(gameId, role)
  useRoomKeys(gameId, sections, onClock)
  const [page, setPage] = useState<HTMLElement | null>(null)
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const slots = useMemo(() => ({ page, foot }), [page, foot])
  const style = room()
  const search = () => outlet?.openPalette()
  const game = gameId ?? 0
  const around = { game, section, sections, account, onSearch: search }
  return (
    <div className={style.root}>
      <a href="#content" className={frame().skip}>
        {words.skip}
      </a>
      <RoomRail {...around} />
      <main id="content" tabIndex={-1} className={style.main}>
        <HeldStrip />
        <RoomSlotsContext value={slots}>
          <Content {...rest} read={read} role={role} pageSlot={setPage} />
        </RoomSlotsContext>
      </main>
      <RoomFoot onShowKeys={() => outlet?.showKeys()} slot={setFoot} />
      <RoomBar {...around} />
      <Suspense>
        <Watermark text={accountId} />
      </Suspense>
      <ScrollRestoration />
    </div>
  )
}

interface ContentProps extends Omit<RoomFrameProps, 'gameId'> {
  read: Read<RoomGame>
  role: Role
  pageSlot: (element: HTMLElement | null) => void
}

function Content({
  read,
  role,
  section,
  part = null,
  hasOwnTitle = false,
  isForMonitors = false,
  isInner = isForMonitors,
  waitsForStart = false,
  line = 'monitor',
  notices = null,
  onClock,
  pageSlot,
  children,
}: ContentProps) {
  const { reading } = useText().screens
  const words = useWords(roomWords)
  const mayRead = isForMonitors || maySee(role, section)
  const phase = useGamePhase(read.state === 'ready' ? read.value : null)
  if (read.state === 'failed') return <Trouble problem={read.problem} onRetry={read.refresh} />
  if (read.state === 'waiting') {
    return (
      <>
        <header className={room().header}>
          <SkeletonShape label={reading.loading}>
            <Skeleton width="long" />
          </SkeletonShape>
        </header>
        {waitsForStart || !mayRead ? null : children}
      </>
    )
  }
  const names = [part, words.section[section], words.room, read.value.title]
  const isEarly = waitsForStart && phase === 'coming'
  return (
    <>
      {hasOwnTitle ? null : <DocumentTitle screen={names.filter((name) => name !== null).join(' - ')} />}
      <RoomHeader
        game={read.value}
        section={section}
        line={line}
        notices={notices}
        isInner={isInner && maySee(role, section)}
        slot={pageSlot}
        {...(onClock ? { onClock } : {})}
      />
      {!mayRead ? (
        <Refused game={read.value.id} title={words.denied} text={words.deniedText} />
      ) : isEarly ? (
        <Refused game={read.value.id} title={words.beforeStart} text={words.beforeStartText} />
      ) : (
        children
      )}
    </>
  )
}

function Refused({ game, title, text }: { game: number; title: string; text: string }) {
  const words = useWords(roomWords)
  return (
    <EmptyState
      size="page"
      rank="h2"
      icon={<Lock />}
      title={title}
      text={text}
      action={
        <LinkButton as={Link} to={roomPath(game, 'overview')} look="outline">
          {words.toOverview}
        </LinkButton>
      }
    />
  )
}

function Trouble({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { reading } = useText().screens
  const words = useWords(roomWords)
  const all = (
    <LinkButton as={Link} to="/games" look="outline">
      {words.allGames}
    </LinkButton>
  )
  return problem.kind === 'missing' ? (
    <EmptyState
      size="page"
      rank="h1"
      icon={<FileQuestion />}
      title={words.gone}
      text={words.goneText}
      action={all}
    />
  ) : (
    <LoadError size="page" rank="h1" {...failedWords(problem, reading)} onRetry={onRetry} ways={all} />
  )
}

const NO_SUCH_GAME: Read<RoomGame> = {
  state: 'failed',
  problem: { kind: 'missing', title: null },
  refresh: () => {},
}

/** Administrators read the game in the form that they edit, so that an edit shows in the header. */
function useRoomGame(gameId: number | null, role: Role): Read<RoomGame> {
  const sent = gameId === null ? null : { params: { id: gameId } }
  const edited = useRead(getGameToEdit, role === 'Admin' ? sent : null, 'once')
  const played = useRead(getGame, role === 'Admin' ? null : sent, 'once')
  if (gameId === null) return NO_SUCH_GAME
  return role === 'Admin' ? edited : played
}

/** G and a letter lead to a section, and a dot to the clock and its acts. */
function useRoomKeys(gameId: number | null, sections: readonly RoomSection[], onClock?: () => void) {
  const navigate = useNavigate()
  const isChosen = useRef(false)
  const go = (to: RoomSection | null) => {
    if (to !== null && gameId !== null) void navigate(roomPath(gameId, to))
    return to !== null
  }
  useFirstKeys((key) => {
    if (!isChosen.current) return false
    isChosen.current = false
    go(sectionOfKey(sections, key))
    return true
  })
  useKeys((key) => {
    isChosen.current = key === 'g'
    if (isChosen.current) return true
    if (key !== '.') return pressMarked(key)
    if (onClock) {
      onClock()
      return true
    }
    return go('overview')
  })
}
