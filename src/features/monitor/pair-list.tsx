import Users from 'lucide-react/icons/users'
import { useDeferredValue, useMemo, useRef } from 'react'
import type { PairState } from '#contract/models/pair-states.ts'
import type { PairStateTask } from '#machines/admin/pair-state.machine.ts'
import type { ActView } from '#machines/kit/act.ts'
import { useConfig } from '#src/api/use-config.ts'
import type { Read } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useSession } from '#src/bind/use-session.ts'
import { useIsNarrow } from '#src/browser/use-is-narrow.ts'
import { InRoom } from '#src/shell/room/room-slots.tsx'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { teamPairsWords } from '#src/text/areas/team-pairs.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { isFocusLost } from '#src/ui/is-focus-lost.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { NothingFound } from '#src/ui/nothing-found.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useSearch } from '#src/ui/use-search.ts'
import { CheatCard } from './cheat-card.tsx'
import { pairsFound, type CheatPair } from './cheat-pairs.ts'
import { CheatProgress } from './cheat-progress.tsx'
import { PairStateNews } from './pair-state-news.tsx'

export interface PairListProps {
  game: number
  isMasked: boolean
  read: Read<unknown>
  /** Null: the read is not ready. */
  pairs: readonly CheatPair[] | null
  words: { title: string; none: string; noneText: string }
  /** Shown above and below the pairs. */
  before?: string
  /** The number of pairs that nobody has looked at. */
  open?: number
  after?: string | null
}

/** Each pair of teams as a card, with what organisers can do about it. */
export function PairList({
  game,
  isMasked,
  read,
  pairs,
  words: own,
  before,
  open = 0,
  after = null,
}: PairListProps) {
  const { reading } = useText().screens
  const { cheats: words, search, stream } = useWords(monitorWords)
  const { state: states } = useWords(teamPairsWords)
  const { view: session } = useSession()
  const sought = useSearch()
  const list = useRef<HTMLUListElement>(null)
  const [view, send] = useProcess(
    usePart('watching').participationReview,
    { game },
    // The focused button disappears with the status, so the list takes the focus.
    { drawn: { succeeded: () => (isFocusLost() ? list.current?.focus() : undefined) } },
  )
  const hasStates = useConfig().features?.includes('pair-states') === true
  const [marking, mark] = useProcess(usePart('watching').pairState, { game })
  const isPhone = useIsNarrow()
  const news = <PairStateNews view={marking} onUndo={(task) => mark({ type: 'begin', task })} />
  const text = useDeferredValue(sought.text)
  const found = useMemo(() => pairsFound(pairs ?? [], text), [pairs, text])
  if (read.state === 'failed') {
    return (
      <Card>
        <LoadError {...failedWords(read.problem, reading)} onRetry={read.refresh} />
      </Card>
    )
  }
  if (pairs === null) {
    return (
      <SkeletonShape label={reading.loading} gap="4">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonShape>
    )
  }
  if (pairs.length === 0) {
    return (
      <Card>
        <EmptyState icon={<Users />} title={own.none} text={own.noneText} />
      </Card>
    )
  }
  const isAdmin = session.kind === 'signed-in' && session.account.role === 'Admin'
  return (
    <Stack gap="4">
      <SearchField key={sought.round} label={search} onSearch={sought.seek} />
      {before === undefined ? null : (
        <Text as="p" size="sm" tone="muted">
          {before}
        </Text>
      )}
      {hasStates && open > 0 ? (
        <Text as="p" size="sm">
          {states.open(open)}
        </Text>
      ) : null}
      {isAdmin ? null : (
        <Text as="p" size="sm" tone="muted">
          {words.onlyAdmins}
        </Text>
      )}
      <CheatProgress view={view} send={send} />
      {hasStates && !isPhone ? <InRoom slot="foot">{news}</InRoom> : null}
      {found.length === 0 ? (
        <Card>
          <NothingFound title={words.noMatch} clear={stream.clear} onClear={sought.clear} />
        </Card>
      ) : (
        <Stack as="ul" ref={list} tabIndex={-1} aria-label={own.title} gap="3" quiet>
          {found.map((pair) => (
            <CheatCard
              key={pair.key}
              game={game}
              pair={pair}
              isMasked={isMasked}
              reviewing={isAdmin ? view : null}
              send={send}
              states={
                hasStates && pair.reasons !== null
                  ? {
                      isBusy: marking.kind === 'busy',
                      // A phone has no foot. Above the list the news would move the cards under the finger.
                      news: isPhone && isOf(marking, pair) ? news : null,
                      onState: (state) => mark({ type: 'begin', task: taskOf(pair, state) }),
                    }
                  : null
              }
            />
          ))}
        </Stack>
      )}
      {after === null ? null : (
        <Text as="p" size="sm" tone="muted">
          {after}
        </Text>
      )}
    </Stack>
  )
}

const isOf = (view: ActView<PairStateTask, null>, { sides: [one, other] }: CheatPair) =>
  view.task !== null && view.task.ids[0] === one.id && view.task.ids[1] === other.id

function taskOf({ sides: [one, other], standing }: CheatPair, state: PairState): PairStateTask {
  return {
    ids: [one.id, other.id],
    names: [one.team, other.team],
    state,
    was: standing.noted,
    isUndo: false,
  }
}
