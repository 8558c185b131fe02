import FileText from 'lucide-react/icons/file-text'
import type { ReactNode } from 'react'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import type { GamePhase } from '#contract/rules/game-phase.ts'
import { useSession } from '#src/bind/use-session.ts'
import { useNow } from '#src/browser/clock.ts'
import { useText } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Markdown } from '#src/ui/markdown.tsx'
import { css } from '#styled/css/index.js'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { GameBanner } from './game-banner.tsx'
import { GameTrouble } from './game-error.tsx'
import { GameWaiting } from './game-waiting.tsx'
import { tabsFor, toGameAccess } from './game-access.ts'
import { toGameProgress } from './game-progress.ts'
import { useGame } from './use-game.ts'

export interface GameDetailProps {
  /** Null when the address holds no number. */
  gameId: number | null
  /** The user's own part in the game. */
  children: (game: DetailedGameInfoModel, phase: GamePhase) => ReactNode
}

/** The public page of a game. */
export function GameDetail({ gameId, children }: GameDetailProps) {
  const { game: words } = useText().screens
  const read = useGame(gameId)
  const session = useSession()
  const now = useNow()
  if (read.state === 'failed') return <GameTrouble problem={read.problem} onRetry={read.refresh} />
  if (read.state === 'waiting')
    return <GameWaiting className={css({ maxWidth: 'content', marginInline: 'auto' })} />
  const game = read.value
  const span = toGameProgress(game, now)
  const facts = {
    phase: span.phase,
    status: game.status,
    role: session.view.kind === 'signed-in' ? session.view.account.role : null,
  }
  // Players find the way to the challenges as their next step.
  const open = tabsFor(facts).filter(
    (tab) => tab !== 'challenges' && toGameAccess(facts, tab).kind === 'open',
  )
  return (
    <>
      <DocumentTitle screen={game.title} />
      <GameBanner game={game} span={span} tabs={open} />
      <div className={column}>
        {children(game, span.phase)}
        <section aria-labelledby="about-game" className={css({ maxWidth: 'prose' })}>
          <h2
            id="about-game"
            className={css({ textStyle: 'overline', color: 'fg.muted', marginBlockEnd: '4' })}
          >
            {words.description}
          </h2>
          {game.content === '' ? (
            <EmptyState rank="h3" icon={<FileText />} title={words.noDescription} />
          ) : (
            <Markdown source={game.content} size="page" />
          )}
        </section>
      </div>
    </>
  )
}

/** Begins where the banner begins. */
const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  maxWidth: 'content',
  marginInline: 'auto',
  paddingInline: { base: '4', md: '8' },
  paddingBlock: { base: '6', md: '10' },
})
