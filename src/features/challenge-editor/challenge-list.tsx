import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { Suspense, useCallback, useDeferredValue, useState } from 'react'
import { listChallengesToEdit } from '#contract/calls/edit.ts'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { CHALLENGE_TAGS } from '#contract/models/challenge-names.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { ChallengeRows } from './challenge-rows.tsx'
import { toChallengesView } from './challenges-view.ts'
import { useRunning } from './use-running.ts'

// Loads with the first press.
const ChallengeCreation = lazyPart(async () => (await import('./challenge-creation.tsx')).ChallengeCreation)
const CATEGORIES = ['all', ...CHALLENGE_TAGS] as const

export function ChallengeList({ game }: { game: number }) {
  const words = useWords(challengeEditorWords).list
  const { labelOf } = useCategories()
  const [search, setSearch] = useState('')
  // The input updates immediately, and hundreds of rows follow when there is time.
  const text = useDeferredValue(search)
  const [category, setCategory] = useState<(typeof CATEGORIES)[number]>('all')
  const [creation, setCreation] = useState<'closed' | 'open'>('closed')
  const view = toChallengesView(useRead(listChallengesToEdit, { params: { id: game } }, 'once'))
  const isRunning = useRunning(game)
  const [acts, send] = useProcess(usePart('challengeEditing').acts, { game })
  // A stable function: otherwise each letter of a search would render all rows.
  const turn = useCallback(
    ({ id, title }: ChallengeInfoModel, isEnabled: boolean) =>
      send({
        type: 'begin',
        task: {
          kind: isEnabled ? 'enable' : 'disable',
          challenge: id,
          title,
          version: null,
          during: isRunning() ? 'running' : 'resting',
        },
      }),
    [send, isRunning],
  )
  const create = (
    <Button tone="brand" icon={<Plus aria-hidden />} onClick={() => setCreation('open')}>
      {words.create}
    </Button>
  )
  return (
    <Stack as="section" aria-label={words.title} gap="4">
      {view.kind === 'listed' || view.kind === 'loading' ? (
        <Columns tracks="search-and-choice" gap="3">
          <TextField
            type="search"
            label={words.search}
            before={<Search aria-hidden />}
            value={search}
            onValueChange={setSearch}
          />
          <PlainSelect
            label={words.category}
            choices={CATEGORIES.map((value) => ({
              value,
              label: value === 'all' ? words.allCategories : labelOf(value),
            }))}
            value={category}
            onValueChange={setCategory}
          />
          {create}
        </Columns>
      ) : null}
      <ChallengeRows
        game={game}
        view={view}
        acts={acts}
        sought={{ text, tag: category === 'all' ? null : category }}
        onClear={() => {
          setSearch('')
          setCategory('all')
        }}
        onTurn={turn}
        create={create}
      />
      {creation === 'open' ? (
        <Suspense>
          <ChallengeCreation game={game} onClose={() => setCreation('closed')} />
        </Suspense>
      ) : null}
    </Stack>
  )
}
