import { useState } from 'react'
import { getCategoriesToEdit } from '#contract/calls/categories.ts'
import type { OwnCategory } from '#contract/models/category.ts'
import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { FormSection } from '#src/ui/form-section.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { CategoriesForm } from './categories-form.tsx'

type Typed = ReadonlyMap<ChallengeTag, OwnCategory | null>
const NOTHING: Typed = new Map()

/**
 * The labels and colours of the game's categories. They have their own save button, because they are stored
 * apart from the game.
 */
export function CategoriesSection({ gameId }: { gameId: number }) {
  const { reading } = useText().screens
  const words = useWords(gameEditorWords).categories
  // Unsaved input by tag. Null: the category returns to its built-in look.
  const [typed, setTyped] = useState(NOTHING)
  const [view, send] = useProcess(
    usePart('admin').ownCategories,
    { game: gameId },
    { hear: { succeeded: () => setTyped(NOTHING) } },
  )
  // Categories have no version to compare, so the screen reads them at intervals to show what another
  // organiser has set.
  const read = useRead(getCategoriesToEdit, { params: { id: gameId } })
  if (read.state === 'waiting') return null
  if (read.state === 'failed') {
    return (
      <FormSection title={words.title} text={words.text}>
        <LoadError rank="h3" {...failedWords(read.problem, reading)} onRetry={read.refresh} />
      </FormSection>
    )
  }
  const stored = read.value.categories
  const categories = [
    ...stored.filter(({ tag }) => !typed.has(tag)),
    ...[...typed.values()].filter((each) => each !== null),
  ]
  return (
    <CategoriesForm
      categories={categories}
      view={view}
      isUnsaved={typed.size > 0}
      onEdit={(tag, category) => {
        setTyped(new Map([...typed, [tag, category]]))
        send({ type: 'edit', field: tag })
      }}
      onSave={() => send({ type: 'submit', form: categories })}
    />
  )
}
