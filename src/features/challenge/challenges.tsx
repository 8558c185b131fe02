import { useAtomValue } from 'jotai'
import Flag from 'lucide-react/icons/flag'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { getGame, getGameDetails } from '#contract/calls/game.ts'
import { instant } from '#contract/models/time.ts'
import { gamePhase } from '#contract/rules/game-phase.ts'
import { useRead } from '#src/api/use-read.ts'
import { useLastSeen } from '#src/bind/use-last-seen.ts'
import { useWired } from '#src/bind/wired.ts'
import { useNow } from '#src/browser/clock.ts'
import { noticesAtom } from '#src/live/feed-atoms.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SrOnly, Stack } from '#src/ui/layout.tsx'
import { css, cx } from '#styled/css/index.js'
import { shelf } from '#styled/recipes/shelf.js'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { CategoryList } from './category-list.tsx'
import { ChallengeCards } from './challenge-cards.tsx'
import { ChallengeList } from './challenge-list.tsx'
import { closedIn } from './challenge-path.ts'
import { CardsSkeleton } from './challenge-skeleton.tsx'
import { ChallengeError } from './challenge-error.tsx'
import { matching, progressOf, toChallengesView } from './challenges-view.ts'
import { ChallengeFilterBar } from './challenge-filter-bar.tsx'
import { unseenChangesOf } from './unseen-changes.ts'
import { OpenChallenge, type ContainerSlot } from './open-challenge.tsx'
import { useChallengeFilter } from './challenge-filter.ts'

export interface ChallengesProps {
  game: number
  /** The one that is open; null while none is. */
  open: number | null
  Instance: ContainerSlot
  /** The own team and the notices: beside it all, or below the list on narrow screens. */
  aside: ReactNode
}

/** All challenges of a game, or the open one with the way to the others beside it. */
export function Challenges({ game, open, Instance, aside }: ChallengesProps) {
  const words = useWords(challengeWords).list
  const names = useText().screens.game
  const location = useLocation()
  const { title, isPractice } = useGameFacts(game)
  const [typed, setTyped] = useState('')
  // The input updates immediately, and the cards follow when there is time.
  const text = useDeferredValue(typed)
  const { chosen, choose } = useChallengeFilter(game)
  const view = toChallengesView(useRead(getGameDetails, { params: { id: game } }, 'details'))
  const challenges = view.kind === 'listed' ? view.challenges : []
  const notices = useAtomValue(noticesAtom(useWired().live, game)).live
  const isKnown = view.kind === 'listed' || view.kind === 'empty'
  const seen = useLastSeen(game, isKnown ? challenges.map(({ id }) => id) : null, open)
  const news = unseenChangesOf(challenges, notices.state === 'waiting' ? [] : notices.value, seen)
  const { labelOf } = useCategories()
  const found = matching(challenges, { text, ...chosen }, news, labelOf)
  const opened = challenges.find(({ id }) => id === open) ?? null
  const tab =
    title === null ? null : (
      <DocumentTitle screen={`${opened ? opened.title : names.challenges} - ${title}`} />
    )
  if (view.kind === 'failed') {
    return (
      <>
        {tab}
        <ChallengeError game={game} problem={view.problem} onRetry={view.retry} />
      </>
    )
  }
  const progress = progressOf(challenges)
  return (
    <div
      className={cx(
        shelf().columns,
        css({ paddingInline: { base: '4', md: '8' }, paddingBlock: { base: '4', md: '6' } }),
      )}
    >
      {tab}
      <Stack gap="4" narrows>
        {isPractice ? <Alert tone="info">{words.practice}</Alert> : null}
        {open === null ? (
          <>
            <SrOnly as="h2">{words.title}</SrOnly>
            {view.kind === 'empty' ? (
              <EmptyState icon={<Flag />} rank="h3" title={words.none} text={words.noneText} />
            ) : null}
            {view.kind === 'listed' ? (
              <ChallengeFilterBar
                text={typed}
                onSearch={setTyped}
                progress={progress}
                chosen={chosen}
                onChoose={choose}
              />
            ) : null}
            {view.kind === 'loading' ? <CardsSkeleton /> : null}
            {view.kind === 'listed' ? (
              <div className={split}>
                <CategoryList progress={progress} tag={chosen.tag} onChoose={(tag) => choose({ tag })} />
                <ChallengeCards
                  game={game}
                  challenges={challenges}
                  found={found}
                  news={news}
                  search={location.search}
                  closed={closedIn(location.state)}
                  onClear={() => {
                    setTyped('')
                    choose({ tag: null, shown: 'all' })
                  }}
                />
              </div>
            ) : null}
          </>
        ) : (
          <div className={split}>
            <ChallengeList
              game={game}
              challenges={opened && !found.includes(opened) ? [opened, ...found] : found}
              news={news}
              search={location.search}
              open={open}
            />
            <OpenChallenge
              key={open}
              game={game}
              id={open}
              listed={opened}
              isPractice={isPractice}
              Instance={Instance}
            />
          </div>
        )}
        {/* Below it all, which stays where it is when the line goes and comes. */}
        {view.kind === 'listed' && view.problem ? <Alert tone="warning">{words.stale}</Alert> : null}
      </Stack>
      <div className={open === null ? beside : besideOpen}>{aside}</div>
    </div>
  )
}

function useGameFacts(game: number): { title: string | null; isPractice: boolean } {
  const now = useNow()
  const read = useRead(getGame, { params: { id: game } }, 'once')
  if (read.state !== 'ready') return { title: null, isPractice: false }
  const { title, start, end, practiceMode } = read.value
  return {
    title,
    isPractice:
      gamePhase({ startsAt: instant(start), endsAt: instant(end), practiceMode }, now) === 'practice',
  }
}

const split = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    xl: '{sizes.48} minmax(0, 1fr)',
    '2xl': '{sizes.80} minmax(0, 1fr)',
  },
})
const beside = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' })
const besideOpen = css({
  display: { base: 'none', lg: 'flex' },
  flexDirection: 'column',
  gap: '4',
  minWidth: '0',
})
