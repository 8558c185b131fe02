import Users from 'lucide-react/icons/users'
import { useDeferredValue, useMemo, useRef } from 'react'
import type { Read } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useSession } from '#src/bind/use-session.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
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

export interface PairListProps {
  game: number
  isMasked: boolean
  read: Read<unknown>
  /** Null: the read is not ready. */
  pairs: readonly CheatPair[] | null
  words: { title: string; none: string; noneText: string }
}

/** Each pair of teams as a card, with what organisers can do about it. */
export function PairList({ game, isMasked, read, pairs, words: own }: PairListProps) {
  const { reading } = useText().screens
  const { cheats: words, search, stream } = useWords(monitorWords)
  const { view: session } = useSession()
  const sought = useSearch()
  const list = useRef<HTMLUListElement>(null)
  const [view, send] = useProcess(
    usePart('watching').participationReview,
    { game },
    // The focused button disappears with the status, so the list takes the focus.
    { drawn: { succeeded: () => (isFocusLost() ? list.current?.focus() : undefined) } },
  )
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
      {isAdmin ? null : (
        <Text as="p" size="sm" tone="muted">
          {words.onlyAdmins}
        </Text>
      )}
      <CheatProgress view={view} send={send} />
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
            />
          ))}
        </Stack>
      )}
    </Stack>
  )
}
