import Flag from 'lucide-react/icons/flag'
import Search from 'lucide-react/icons/search'
import { Suspense, type ReactNode } from 'react'
import { focusSearch } from '#src/browser/focus-search.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { challengeBoard } from '#styled/recipes/challenge-board.js'
import { ChallengeBands } from './challenge-bands.tsx'
import type { ChallengeFilterInUrl } from './challenge-filter.ts'
import { CardsSkeleton } from './challenge-skeleton.tsx'
import { ChallengeToolbar } from './challenge-toolbar.tsx'
import {
  bandsOf,
  type ChallengeNews,
  type ChallengesView,
  type ChallengeView,
  type ProgressView,
  type ShownCounts,
} from './challenges-view.ts'
import type { HappeningEvent } from './happening-events.ts'

// Loads after the cards, because only large windows show it.
const Happening = lazyPart(async () => (await import('./happening.tsx')).Happening)

export interface ChallengeBoardProps {
  game: number
  view: Exclude<ChallengesView, { kind: 'failed' }>
  found: readonly ChallengeView[]
  news: ChallengeNews
  events: readonly HappeningEvent[]
  progress: readonly ProgressView[]
  counts: ShownCounts
  hasRunning: boolean
  typed: string
  onSearch: (text: string) => void
  chosen: ChallengeFilterInUrl
  onChoose: (change: Partial<ChallengeFilterInUrl>) => void
  isPractice: boolean
  search: string
  /** The challenge that was open before, whose card gets the focus back. Null if there was none. */
  closed: number | null
  /** Challenges that are not open for the team yet. Null if there are none. */
  locked: ReactNode
  aside: ReactNode
}

export function ChallengeBoard(props: ChallengeBoardProps) {
  const { game, view, found, news, progress, chosen, onChoose, onSearch, search, isPractice, aside } = props
  const words = useWords(challengeWords).list
  const challenges = view.kind === 'listed' ? view.challenges : null
  const isAllSolved = challenges?.every(({ isSolved }) => isSolved) === true
  const style = challengeBoard()
  return (
    <div className={style.root}>
      <SrOnly as="h2">{words.title}</SrOnly>
      {view.kind === 'listed' ? (
        <ChallengeToolbar
          text={props.typed}
          onSearch={onSearch}
          counts={props.counts}
          hasRunning={props.hasRunning}
          chosen={chosen}
          onChoose={onChoose}
        />
      ) : null}
      {isPractice ? <Alert tone="info">{words.practice}</Alert> : null}
      {isAllSolved ? <Alert tone="success">{words.allSolved}</Alert> : null}
      {view.kind === 'loading' ? <CardsSkeleton /> : null}
      {view.kind === 'empty' ? (
        <EmptyState icon={<Flag />} rank="h3" title={words.none} text={words.noneText} />
      ) : null}
      {view.kind === 'listed' ? (
        <>
          <SrOnly as="p" role="status">
            {words.found(found.length)}
          </SrOnly>
          <div className={style.hall}>
            {found.length === 0 ? (
              <EmptyState
                icon={<Search />}
                rank="h3"
                title={words.noMatch}
                text={words.noMatchText}
                action={
                  <Button
                    onClick={() => {
                      onSearch('')
                      onChoose({ tag: null, shown: 'all' })
                      focusSearch()
                    }}
                  >
                    {words.clear}
                  </Button>
                }
              />
            ) : (
              <ChallengeBands
                game={game}
                bands={bandsOf(found, progress)}
                news={news.news}
                running={news.running}
                chosen={chosen}
                search={search}
                closed={props.closed}
                onChoose={onChoose}
              />
            )}
            <Suspense fallback={<div className={style.happening} />}>
              <Happening events={props.events} />
            </Suspense>
          </div>
          {/* Below the cards, so that it moves no card when it appears. */}
          {view.problem ? <Alert tone="warning">{words.stale}</Alert> : null}
        </>
      ) : null}
      {props.locked === null ? null : <div className={style.foot}>{props.locked}</div>}
      {view.kind === 'loading' ? null : <div className={style.foot}>{aside}</div>}
    </div>
  )
}
