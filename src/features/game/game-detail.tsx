import { useAtomValue } from 'jotai'
import FileText from 'lucide-react/icons/file-text'
import { Suspense, useState, type ReactNode } from 'react'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import { isHiding } from '#contract/rules/freeze.ts'
import type { GamePhase } from '#contract/rules/game-phase.ts'
import { useSession } from '#src/bind/use-session.ts'
import { useWired } from '#src/bind/wired.ts'
import { useFromNow } from '#src/browser/clock.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { boardAtoms, NO_BOARD } from '#src/live/board-atoms.ts'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { OwnCategories } from '#src/shell/own-categories.tsx'
import { useGamePhase } from '#src/shell/use-game-phase.ts'
import { useOwnTeam } from '#src/shell/use-own-team.ts'
import { gamePageWords } from '#src/text/areas/game-page.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Markdown } from '#src/ui/markdown.tsx'
import { gameOver } from '#styled/recipes/game-over.js'
import { gamePage } from '#styled/recipes/game-page.js'
import { GameError } from './game-error.tsx'
import { CategoryList, FirstThree, Fleet } from './game-front.tsx'
import { GameHeader } from './game-header.tsx'
import { GameHero, GameSummary, PhaseNews, type GameHeroProps } from './game-hero.tsx'
import { GameOwn } from './game-own.tsx'
import { GameResult } from './game-result.tsx'
import { splitGameText, type GameText, type TextPart } from './game-text.ts'
import { GameWaiting } from './game-waiting.tsx'
import { tabsFor, toGameAccess } from './game-access.ts'
import { useGame } from './use-game.ts'

const GameEnd = lazyPart(async () => (await import('./game-end.tsx')).GameEnd)
const look = gamePage()
const over = gameOver()

export interface GameDetailProps {
  /** Null if the URL has no number. */
  gameId: number | null
  presenter: ReactNode
  /** The user's next step in the game. It places `time` between its buttons and its text. */
  step: (game: DetailedGameInfoModel, phase: GamePhase, time: ReactNode) => ReactNode
  handIn: (game: DetailedGameInfoModel, phase: GamePhase) => ReactNode
}

export function GameDetail({ gameId, presenter, step, handIn }: GameDetailProps) {
  const read = useGame(gameId)
  const phase = useGamePhase(read.state === 'ready' ? read.value : null)
  const session = useSession()
  if (read.state === 'failed') return <GameError problem={read.problem} onRetry={read.refresh} />
  if (read.state === 'waiting') return <GameWaiting />
  const game = read.value
  const facts = {
    phase,
    status: game.status,
    role: session.view.kind === 'signed-in' ? session.view.account.role : null,
  }
  return (
    <>
      <DocumentTitle screen={game.title} />
      <GameHeader
        game={game}
        phase={phase}
        // Closed tabs are left out, because they would lead back to this page.
        tabs={tabsFor(facts).filter((tab) => toGameAccess(facts, tab).kind === 'open')}
        role={facts.role}
        isHeading={false}
        notices={presenter}
      />
      <OwnCategories game={game.id}>
        <Front game={game} phase={phase} step={(time) => step(game, phase, time)}>
          {handIn(game, phase)}
        </Front>
      </OwnCategories>
    </>
  )
}

interface FrontProps extends Pick<GameHeroProps, 'game' | 'phase' | 'step'> {
  children: ReactNode
}

/** The next step, the teams, the description and the own team. After the end the own result comes first. */
function Front({ game, phase, step, children }: FrontProps) {
  const words = useWords(gamePageWords)
  const { live: source } = useWired()
  const [first] = useState(phase)
  const hasBegun = phase !== 'coming'
  const { live, problem } = useAtomValue(hasBegun ? boardAtoms(source, game.id).state : NO_BOARD)
  const board = live?.board ?? null
  // No space is reserved for a board that will not load.
  const mayCome = hasBegun && (board !== null || problem === null)
  const isOver = phase === 'ended' || phase === 'practice'
  const isHidden = useFromNow((now) => board !== null && isHiding(board.freeze, now))
  const ownTeam = game.status === 'Accepted' ? game.teamName : null
  const own = useOwnTeam(ownTeam, board)
  const text = splitGameText(game.content)
  const played = isOver && mayCome ? ownTeam : null
  const place = board?.places.teams.get(own?.id ?? 0)
  const isBare = place !== undefined && board?.rows[place]?.solved === 0
  return (
    <>
      <PhaseNews first={first} phase={phase} />
      {played === null ? (
        <GameHero game={game} phase={phase} first={first} step={step} />
      ) : (
        <div className={over.stage}>
          <GameResult game={game} team={played} board={board} isHidden={isHidden} isNew={first !== phase} />
          <FirstThree board={board} isOver={!isHidden} className={over.podium} />
        </div>
      )}
      {mayCome ? <Fleet game={game.id} board={board} /> : null}
      <div className={look.columns}>
        <div className={look.main}>
          {played !== null ? (
            step(null)
          ) : mayCome ? (
            <FirstThree board={board} isOver={isOver && !isHidden} />
          ) : (
            <h2 className={look.heading}>{words.aboard(game.teamCount)}</h2>
          )}
          {played !== null && !isHidden ? (
            <div className={over.room} {...(isBare ? { 'data-short': '' } : {})}>
              {live && own ? (
                <Suspense>
                  <GameEnd game={game} live={live} own={own} />
                </Suspense>
              ) : null}
            </div>
          ) : null}
          <About text={text}>{played === null ? null : <GameSummary game={game} />}</About>
          {board === null ? null : <CategoryList board={board} />}
        </div>
        <aside className={look.side}>
          {ownTeam === null || played !== null ? null : (
            <GameOwn game={game} team={ownTeam} board={board} hasFigures={mayCome} />
          )}
          <Part part={text.prizes} look={look.prizes} />
          <Part part={text.schedule} look={look.schedule} />
          {/* Last, because it appears late and not in every game. */}
          {children}
        </aside>
      </div>
    </>
  )
}

function About({ text: { about, rules }, children }: { text: GameText; children: ReactNode }) {
  const { game: words } = useText().screens
  return (
    <section aria-labelledby="about-game">
      <h2 id="about-game" className={look.heading}>
        {words.description}
      </h2>
      {children}
      {about === '' && rules === null ? (
        <EmptyState rank="h3" icon={<FileText />} title={words.noDescription} />
      ) : (
        <Markdown source={about} size="page" />
      )}
      {rules === null ? null : (
        <section aria-labelledby="rules" className={look.rules}>
          <h2 id="rules" className={look.heading}>
            {rules.title}
          </h2>
          <Markdown source={rules.source} size="page" />
        </section>
      )}
    </section>
  )
}

function Part({ part, look: className }: { part: TextPart | null; look: string }) {
  if (part === null) return null
  return (
    <section aria-label={part.title} className={look.part}>
      <h2>{part.title}</h2>
      <Markdown source={part.source} className={className} />
    </section>
  )
}
