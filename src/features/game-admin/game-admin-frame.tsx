import ArrowLeft from 'lucide-react/icons/arrow-left'
import Crosshair from 'lucide-react/icons/crosshair'
import Eye from 'lucide-react/icons/eye'
import FileQuestion from 'lucide-react/icons/file-question-mark'
import FileText from 'lucide-react/icons/file-text'
import Megaphone from 'lucide-react/icons/megaphone'
import Settings from 'lucide-react/icons/settings'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { Link, NavLink, useNavigationType } from 'react-router-dom'
import { getGameToEdit } from '#contract/calls/edit.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { Problem } from '#contract/problem.ts'
import { useRead } from '#src/api/use-read.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { PHASE_TONES } from '#src/shell/phase-tones.ts'
import { SilentConnection } from '#src/shell/silent-connection.tsx'
import { useGamePhase } from '#src/shell/use-game-phase.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TabBar } from '#src/ui/tab-bar.tsx'
import { TabLink } from '#src/ui/tab-link.tsx'

const TABS = [
  ['info', Settings],
  ['notices', Megaphone],
  ['challenges', Crosshair],
  ['review', Users],
  ['writeups', FileText],
] as const

export interface GameAdminFrameProps {
  /** Null if the URL has no number. */
  gameId: number | null
  tab: (typeof TABS)[number][0]
  /** True if the inner screen sets the title. */
  hasOwnTitle?: boolean
  /** The screen's content. It may load before the game is known. */
  children: (gameId: number) => ReactNode
}

export function GameAdminFrame({ gameId, tab, hasOwnTitle = false, children }: GameAdminFrameProps) {
  const { reading } = useText().screens
  const words = useWords(gameEditorWords).frame
  const read = useRead(getGameToEdit, gameId === null ? null : { params: { id: gameId } }, 'once')
  if (gameId === null)
    return <GameAdminTrouble problem={{ kind: 'missing', title: null }} onRetry={() => {}} />
  if (read.state === 'failed') return <GameAdminTrouble problem={read.problem} onRetry={read.refresh} />
  return (
    <Stack gap="4">
      <Row gap="2" align="stretch" justify="between" edge>
        <LinkButton as={Link} to="/admin/games" look="ghost" size="sm" icon={<ArrowLeft aria-hidden />}>
          {words.back}
        </LinkButton>
        <LinkButton as={Link} to={`/games/${gameId}`} look="ghost" size="sm" icon={<Eye aria-hidden />}>
          {words.page}
        </LinkButton>
      </Row>
      {read.state === 'ready' ? (
        <>
          {hasOwnTitle ? null : (
            <DocumentTitle screen={`${words[tab]} - ${words.edited(read.value.title)}`} />
          )}
          <Head game={read.value} />
          <SilentConnection gameId={gameId} kind="monitor" />
        </>
      ) : (
        <SkeletonShape label={reading.loading}>
          <Skeleton shape="heading" width="half" />
        </SkeletonShape>
      )}
      <TabBar label={words.tabs}>
        {TABS.map(([tab, Icon]) => (
          <TabLink key={tab} as={NavLink} to={`/admin/games/${gameId}/${tab}`} icon={<Icon aria-hidden />}>
            {words[tab]}
          </TabLink>
        ))}
      </TabBar>
      {children(gameId)}
    </Stack>
  )
}

function Head({ game: { title, hidden, start, end, practiceMode } }: { game: GameInfoModel }) {
  const { game: words } = useText().screens
  const place = useFocusHeading(useNavigationType() !== 'POP')
  const phase = useGamePhase({ start, end, practiceMode })
  return (
    <Row gap="3">
      <Text as="h1" ref={place} tabIndex={-1} face="title" lines="broken">
        {title}
      </Text>
      <Badge tone={PHASE_TONES[phase]}>{words.phase[phase]}</Badge>
      {hidden ? <Badge>{words.hidden}</Badge> : null}
    </Row>
  )
}

function GameAdminTrouble({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { reading } = useText().screens
  const words = useWords(gameEditorWords).frame
  const all = (
    <LinkButton as={Link} to="/admin/games" look="outline">
      {words.back}
    </LinkButton>
  )
  if (problem.kind === 'missing')
    return (
      <EmptyState
        size="page"
        rank="h1"
        icon={<FileQuestion />}
        title={words.gone}
        text={words.goneText}
        action={all}
      />
    )
  return <LoadError size="page" rank="h1" {...failedWords(problem, reading)} onRetry={onRetry} ways={all} />
}
