import Flag from 'lucide-react/icons/flag'
import type { ReactNode } from 'react'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { NothingFound } from '#src/ui/nothing-found.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { GameAction } from './game-actions.ts'
import { GameRow } from './admin-game-row.tsx'
import { isFound, toListedGame, type GameListView } from './listed-game.ts'

export interface GameRowsProps {
  view: GameListView
  now: number
  search: string
  onClear: () => void
  create: ReactNode
  acts: readonly GameAction[]
  onAct: (act: GameAction, game: number) => void
}

export function GameRows({ view, now, search, onClear, create, acts, onAct }: GameRowsProps) {
  const { reading } = useText().screens
  const words = useWords(gameEditorWords).list
  switch (view.kind) {
    case 'loading':
      return (
        <SkeletonShape label={reading.loading} gap="3">
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </SkeletonShape>
      )
    case 'failed':
      return (
        <Card>
          <LoadError {...failedWords(view.problem, reading)} onRetry={view.retry} />
        </Card>
      )
    case 'empty':
      return (
        <Card>
          <EmptyState icon={<Flag />} title={words.none} text={words.noneText} action={create} />
        </Card>
      )
    case 'listed': {
      const found = view.games.filter((game) => isFound(game, search))
      return (
        <>
          <Text as="p" role="status" size="sm" tone="muted">
            {words.found(found.length, view.games.length)}
            {view.total > view.games.length ? ` ${words.more(view.games.length)}` : null}
          </Text>
          {found.length === 0 ? (
            <NothingFound title={words.noMatch} clear={words.clearSearch} onClear={onClear} />
          ) : (
            <Stack as="ul" gap="3">
              {found.map((game) => (
                <GameRow key={game.id} game={toListedGame(game, now)} acts={acts} onAct={onAct} />
              ))}
            </Stack>
          )}
        </>
      )
    }
    default:
      return view satisfies never
  }
}

function RowSkeleton() {
  return (
    <Card padding="sm">
      <Row as="span" gap="4" wrap={false}>
        <Skeleton shape="block" picture="lg" />
        <Text grows>
          <Skeleton shape="heading" width="half" />
          <Skeleton width="short" />
        </Text>
      </Row>
    </Card>
  )
}
