import Crosshair from 'lucide-react/icons/crosshair'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import type { ChallengeAction } from '#machines/admin/challenge-actions.machine.ts'
import type { ActView } from '#machines/kit/act.ts'
import { categoryBadge } from '#src/shell/category-badge.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import { ChallengeRow } from './challenge-row.tsx'
import { groupsOf, type ChallengesView, type ChallengeListFilter } from './challenges-view.ts'

export interface ChallengeRowsProps {
  game: number
  view: ChallengesView
  acts: ActView<ChallengeAction, null>
  sought: ChallengeListFilter
  onClear: () => void
  onTurn: (challenge: ChallengeInfoModel, isEnabled: boolean) => void
  create: ReactNode
}

export function ChallengeRows({ game, view, acts, sought, onClear, onTurn, create }: ChallengeRowsProps) {
  const { reading } = useText().screens
  const words = useWords(challengeEditorWords).list
  const categories = useCategories()
  switch (view.kind) {
    case 'loading':
      return (
        <SkeletonShape label={reading.loading} gap="3">
          <Skeleton shape="heading" width="short" />
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
          <EmptyState icon={<Crosshair />} title={words.none} text={words.noneText} action={create} />
        </Card>
      )
    case 'listed': {
      const groups = groupsOf(view.challenges, sought)
      const found = groups.reduce((sum, { challenges }) => sum + challenges.length, 0)
      return (
        <>
          <Text as="p" role="status" size="sm" tone="muted">
            {words.found(found, view.challenges.length)}
          </Text>
          {found === 0 ? (
            <EmptyState
              icon={<Search />}
              title={words.noMatch}
              action={<Button onClick={onClear}>{words.clear}</Button>}
            />
          ) : null}
          {groups.map(({ tag, challenges }) => (
            <Stack as="section" key={tag} aria-labelledby={`category-${tag}`} gap="3">
              <h3
                id={`category-${tag}`}
                className={css({ display: 'flex', alignItems: 'center', gap: '3', marginBlockStart: '2' })}
              >
                <Badge {...categoryBadge(tag, categories)} size="md" />
                <Text size="sm" weight="normal" tone="muted">
                  {words.enabled(challenges.filter(({ isEnabled }) => isEnabled).length, challenges.length)}
                </Text>
              </h3>
              <Stack as="ul" gap="3">
                {challenges.map((challenge) => (
                  <ChallengeRow
                    key={challenge.id}
                    game={game}
                    challenge={challenge}
                    busy={
                      acts.kind === 'busy' && acts.task.challenge === challenge.id ? acts.task.kind : null
                    }
                    problem={
                      acts.kind === 'idle' && acts.task?.challenge === challenge.id ? acts.problem : null
                    }
                    onTurn={onTurn}
                  />
                ))}
              </Stack>
            </Stack>
          ))}
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
      <Skeleton shape="heading" width="half" />
      <Skeleton width="long" />
    </Card>
  )
}
