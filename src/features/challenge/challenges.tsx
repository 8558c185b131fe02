import { useAtomValue } from 'jotai'
import { Suspense, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { getGame } from '#contract/calls/game.ts'
import type { LockedChallenge } from '#contract/models/scoreboard.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { useLastSeen } from '#src/bind/use-last-seen.ts'
import { useWired } from '#src/bind/wired.ts'
import { noticesAtom } from '#src/live/feed-atoms.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { useCategories } from '#src/shell/use-categories.ts'
import { useGamePhase } from '#src/shell/use-game-phase.ts'
import { useText } from '#src/text/use-text.ts'
import { footFlag } from '#src/ui/page-foot.ts'
import { openChallenge } from '#styled/recipes/open-challenge.js'
import { ChallengeBoard } from './challenge-board.tsx'
import { ChallengeError } from './challenge-error.tsx'
import { useChallengeFilter } from './challenge-filter.ts'
import { ChallengeList } from './challenge-list.tsx'
import { closedIn } from './challenge-path.ts'
import {
  countsOf,
  matching,
  nextUnsolved,
  progressOf,
  type ChallengesView,
  type ChallengeView,
} from './challenges-view.ts'
import { happeningIn, type HappeningEvent } from './happening-events.ts'
import { OpenChallenge, type ContainerSlot } from './open-challenge.tsx'
import { unseenChangesOf } from './unseen-changes.ts'
import { useChallenges } from './use-challenges.ts'
import { useKeptFigures } from './use-kept-figures.ts'
import { useRunning } from './use-running.ts'

// Few games have locked challenges.
const LockedList = lazyPart(async () => (await import('./locked-challenges.tsx')).LockedList)

export interface ChallengesProps {
  game: number
  /** The id of the open challenge. Null if none is open. */
  open: number | null
  Instance: ContainerSlot
  /** Shown after the cards: the own team and the notices. */
  aside: ReactNode
  /** Shown after an open challenge: the team's other containers. */
  besideOpen: ReactNode
}

/** All challenges of a game, or an open one with links to the others. */
export function Challenges(props: ChallengesProps) {
  const { game } = props
  const facts = useGameFacts(game)
  const { view, challenges, locked, ownTeam } = useChallenges(game)
  const live = useAtomValue(noticesAtom(useWired().live, game)).live
  const notices = live.state === 'waiting' ? NO_NOTICES : live.value
  const events = useMemo(() => happeningIn(challenges, notices), [challenges, notices])
  return (
    <Screen
      {...props}
      view={view}
      challenges={challenges}
      locked={locked}
      notices={notices}
      events={events}
      ownTeam={ownTeam}
      facts={facts}
    />
  )
}

interface ScreenProps extends ChallengesProps {
  view: ChallengesView
  challenges: readonly ChallengeView[]
  locked: readonly LockedChallenge[]
  notices: readonly GameNotice[]
  events: readonly HappeningEvent[]
  ownTeam: number | null
  facts: GameFacts
}

function Screen(props: ScreenProps) {
  const { game, open, view, challenges, locked, notices, events, ownTeam, facts } = props
  const { Instance, aside, besideOpen } = props
  const { isPractice, title } = facts
  const location = useLocation()
  const { search } = location
  const hasRunning = useConfig().features?.includes('containers') === true
  const [typed, setTyped] = useState('')
  // The input updates immediately, and the cards follow when there is time.
  const text = useDeferredValue(typed)
  const { chosen, choose } = useChallengeFilter(game)
  const running = useRunning(game)
  const isKnown = view.kind === 'listed' || view.kind === 'empty'
  const seen = useLastSeen(game, isKnown ? challenges.map(({ id }) => id) : null, open)
  const unseen = useMemo(() => unseenChangesOf(challenges, notices, seen), [challenges, notices, seen])
  const news = useMemo(() => ({ news: unseen, running }), [unseen, running])
  const { labelOf } = useCategories()
  const { tag, shown, order } = chosen
  const kept = useKeptFigures(challenges, `${open} ${order}`)
  const found = useMemo(
    () => matching(challenges, { text, tag, shown, order }, news, labelOf, kept),
    [challenges, text, tag, shown, order, news, labelOf, kept],
  )
  const opened = challenges.find(({ id }) => id === open) ?? null
  const progress = useMemo(() => progressOf(challenges), [challenges])
  const listed = useMemo(
    () =>
      opened === null || found.includes(opened)
        ? found
        : matching(challenges, { ...ALL, order }, news, undefined, kept),
    [opened, found, challenges, order, news, kept],
  )
  const heading = <Tab opened={opened?.title ?? null} title={title} />
  if (view.kind === 'failed') {
    return (
      <>
        {heading}
        <ChallengeError game={game} problem={view.problem} onRetry={view.retry} />
      </>
    )
  }
  if (open === null) {
    return (
      <>
        {heading}
        <ChallengeBoard
          game={game}
          view={view}
          found={found}
          news={news}
          events={events}
          progress={progress}
          counts={countsOf(challenges, news)}
          hasRunning={hasRunning}
          typed={typed}
          onSearch={setTyped}
          chosen={chosen}
          onChoose={choose}
          isPractice={isPractice}
          search={search}
          closed={closedIn(location.state)}
          locked={
            locked.length === 0 ? null : (
              <Suspense fallback={null}>
                <LockedList locked={locked} challenges={challenges} />
              </Suspense>
            )
          }
          aside={aside}
        />
      </>
    )
  }
  const at = listed.findIndex(({ id }) => id === open)
  return (
    <div ref={footFlag} className={openChallenge().root}>
      {heading}
      <ChallengeList
        game={game}
        challenges={listed}
        progress={progress}
        news={unseen}
        search={search}
        open={open}
      />
      <OpenChallenge
        key={open}
        game={game}
        id={open}
        listed={opened}
        previous={listed[at - 1] ?? null}
        next={at < 0 ? null : (listed[at + 1] ?? null)}
        nextUnsolved={opened && nextUnsolved(challenges, opened, kept)}
        ownTeam={ownTeam}
        hasNewHint={opened !== null && unseen.get(opened.id) === 'hint'}
        isPractice={isPractice}
        search={search}
        Instance={Instance}
        aside={besideOpen}
      />
    </div>
  )
}

const ALL = { text: '', tag: null, shown: 'all' } as const
const NO_NOTICES: readonly GameNotice[] = []

function Tab({ opened, title }: { opened: string | null; title: string | null }) {
  const names = useText().screens.game
  return title === null ? null : <DocumentTitle screen={`${opened ?? names.challenges} - ${title}`} />
}

interface GameFacts {
  title: string | null
  isPractice: boolean
}

function useGameFacts(game: number): GameFacts {
  const read = useRead(getGame, { params: { id: game } }, 'once')
  const phase = useGamePhase(read.state === 'ready' ? read.value : null)
  if (read.state !== 'ready') return { title: null, isPractice: false }
  return { title: read.value.title, isPractice: phase === 'practice' }
}
