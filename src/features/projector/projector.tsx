import { useAtomValue } from 'jotai'
import { Suspense, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { getGame } from '#contract/calls/game.ts'
import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import { isHiding } from '#contract/rules/freeze.ts'
import { useRead } from '#src/api/use-read.ts'
import { useChoice } from '#src/bind/use-choice.ts'
import { useProjector } from '#src/bind/use-projector.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useSession } from '#src/bind/use-session.ts'
import { useWired } from '#src/bind/wired.ts'
import { useFromNow } from '#src/browser/clock.ts'
import { turnFullScreen } from '#src/browser/full-screen.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { useKeys } from '#src/browser/use-keys.ts'
import { NO_BOARD } from '#src/live/board-atoms.ts'
import { replayedBoard } from '#src/live/replay-board-atoms.ts'
import { Connection } from '#src/shell/connection.tsx'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { RevealNews } from '#src/shell/reveal-news.tsx'
import { useGamePhase } from '#src/shell/use-game-phase.ts'
import { projectorWords } from '#src/text/areas/projector.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { SrOnly } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { catchFocus } from '#src/ui/use-caught-focus.ts'
import { hall } from '#styled/recipes/hall.js'
import { BloodStage } from './blood-view.tsx'
import { BoardStage, HallWaiting } from './board-stage.tsx'
import { ProjectorControls } from './projector-controls.tsx'
import { ProjectorHead } from './projector-head.tsx'
import { toProjectorStage } from './projector-view.ts'

const Ceremony = lazyPart(async () => (await import('./ceremony.tsx')).Ceremony)
const look = hall()

export interface ProjectorProps {
  game: number
  /** The control that shows earlier times of the game. */
  timeline: ReactNode
}

/** The scoreboard for a projector. It runs for days without any input. */
export function Projector(props: ProjectorProps) {
  const { reading } = useText().screens
  const read = useRead(getGame, { params: { id: props.game } }, 'once')
  if (read.state === 'failed')
    return <LoadError size="page" rank="h1" {...failedWords(read.problem, reading)} onRetry={read.refresh} />
  if (read.state === 'waiting') return <HallWaiting />
  return <Running {...props} about={read.value} />
}

function Running({ game, timeline, about }: ProjectorProps & { about: DetailedGameInfoModel }) {
  const words = useWords(projectorWords)
  const { phase: names } = useText().screens.game
  const { live: source, sounds } = useWired()
  const session = useSession().view
  const [params, setParams] = useSearchParams()
  const go = useNavigate()
  const [sound, chooseSound] = useChoice(sounds, 'off')
  // The server does not announce the start, and a board that was requested too early is not read again.
  const phase = useGamePhase(about)
  const hasBegun = phase !== 'coming'
  const replayed = replayedBoard(source, game)
  const onView = useAtomValue(hasBegun ? replayed.atoms.state : NO_BOARD)
  const at = useAtomValue(replayed.at)
  const { view, stir } = useProjector(game)
  const board = onView.live?.board
  const isFrozen = useFromNow((now) => board !== undefined && isHiding(board.freeze, now))

  const { features } = useConfig()
  const mayReveal =
    session.kind === 'signed-in' &&
    (session.account.role === 'Monitor' || session.account.role === 'Admin') &&
    features?.includes('freeze') === true
  const isCeremony = mayReveal && params.get(SHOW) === CEREMONY
  const turnSound = () => chooseSound(sound === 'on' ? 'off' : 'on')
  useKeys((key) => {
    stir()
    if (key === 'f') turnFullScreen()
    else if (key === 'm') turnSound()
    // Leaving would lose the progress of the ceremony, so Escape does nothing then.
    else if (key === 'Escape' && !isCeremony) void go(`/games/${game}/scoreboard`)
    else return false
    return true
  })
  const stage = toProjectorStage({ state: onView, phase, isFrozen, at })
  const blood = isCeremony || at !== null || stage.kind !== 'live' ? null : view.blood
  const head = (
    <ProjectorHead game={about} board={onView.live?.board ?? null} at={isCeremony ? null : at}>
      <Connection gameId={game} />
    </ProjectorHead>
  )
  return (
    <main
      ref={catchFocus}
      id="content"
      tabIndex={-1}
      className={look.root}
      data-pointer={view.pointer}
      onPointerMove={stir}
      onPointerDown={stir}
    >
      <DocumentTitle screen={words.title(about.title)} />
      {isCeremony ? (
        <Suspense>
          <Ceremony
            game={game}
            title={about.title}
            head={head}
            mayPublish={session.account.role === 'Admin'}
            onClose={() => setParams({}, { replace: true })}
          />
        </Suspense>
      ) : (
        <BoardStage game={about} stage={stage} at={at} head={head} />
      )}
      <SrOnly as="p" role="status">
        {blood
          ? `${words.mark[1]}: ${words.ceremony.step(blood.row.name, blood.challenge.title)}`
          : phase === 'ended' || phase === 'practice'
            ? words.hall.over
            : phase === 'paused'
              ? names.paused
              : null}
      </SrOnly>
      <RevealNews isHidden={!isCeremony && stage.kind === 'frozen'} text={words.ceremony.published} />
      {blood && onView.live ? (
        <BloodStage
          key={`${blood.row.id} ${blood.challenge.id}`}
          blood={blood}
          startsAt={onView.live.board.startsAt}
        />
      ) : null}
      {isCeremony ? null : (
        <ProjectorControls
          game={game}
          sound={sound}
          onSound={turnSound}
          onCeremony={mayReveal ? () => setParams({ [SHOW]: CEREMONY }, { replace: true }) : null}
        >
          {hasBegun ? timeline : null}
        </ProjectorControls>
      )}
    </main>
  )
}

const [SHOW, CEREMONY] = ['show', 'ceremony']
