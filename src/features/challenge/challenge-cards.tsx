import Flag from 'lucide-react/icons/flag'
import Search from 'lucide-react/icons/search'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SrOnly, Stack } from '#src/ui/layout.tsx'
import { shelf } from '#styled/recipes/shelf.js'
import { ChallengeCard } from './challenge-card.tsx'
import type { ChallengeView } from './challenges-view.ts'
import type { UnseenChange } from './unseen-changes.ts'

export interface ChallengeCardsProps {
  game: number
  /** All that there are, and those of them that are looked for. */
  challenges: readonly ChallengeView[]
  found: readonly ChallengeView[]
  news: ReadonlyMap<number, UnseenChange>
  search: string
  closed: number | null
  onClear: () => void
}

export function ChallengeCards({
  game,
  challenges,
  found,
  news,
  search,
  closed,
  onClear,
}: ChallengeCardsProps) {
  const words = useWords(challengeWords).list
  const isAllSolved = challenges.every(({ isSolved }) => isSolved)
  return (
    <Stack gap="4" narrows>
      {isAllSolved ? <Alert tone="success">{words.allSolved}</Alert> : null}
      <SrOnly as="p" role="status">
        {words.found(found.length)}
      </SrOnly>
      {found.length === 0 ? (
        <EmptyState
          icon={isAllSolved ? <Flag /> : <Search />}
          rank="h3"
          title={words.noMatch}
          text={words.noMatchText}
          action={<Button onClick={onClear}>{words.clear}</Button>}
        />
      ) : (
        <div className={shelf().grid}>
          {found.map((challenge) => (
            <ChallengeCard
              key={challenge.id}
              game={game}
              challenge={challenge}
              news={news.get(challenge.id) ?? null}
              search={search}
              isReturn={challenge.id === closed}
            />
          ))}
        </div>
      )}
    </Stack>
  )
}
