import { listChallengesToEdit } from '#contract/calls/edit.ts'
import { useRead } from '#src/api/use-read.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { ScrollBox } from '#src/ui/scroll-box.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import type { ChallengeFormProps } from './challenge-form-props.ts'
import { EditorSection } from './editor-section.tsx'

/** The challenges that a team must solve first. The server refuses a circle when the form is saved. */
export function PrerequisitesSection({
  game,
  form: { prerequisites },
  challenge: { id, prerequisites: stored = [] },
  errorOf,
  edit,
}: ChallengeFormProps & { game: number }) {
  const { reading } = useText().screens
  const words = useWords(challengeEditorWords)
  const { labelOf } = useCategories()
  const read = useRead(listChallengesToEdit, { params: { id: game } })
  const error = errorOf('prerequisites')
  const list = read.state === 'ready' ? read.value.filter((other) => other.id !== id) : []
  // The stored ones are first, because the list scrolls. A choice moves no row until it is saved.
  const others = list.toSorted((a, b) => Number(stored.includes(b.id)) - Number(stored.includes(a.id)))
  return (
    <EditorSection title={words.section.prerequisites} text={words.hint.prerequisites}>
      {error ? <Alert tone="danger">{error}</Alert> : null}
      {read.state === 'waiting' ? <Skeleton /> : null}
      {read.state === 'failed' ? (
        <LoadError rank="h3" {...failedWords(read.problem, reading)} onRetry={read.refresh} />
      ) : null}
      {read.state === 'ready' && others.length === 0 ? (
        <Text as="p" tone="muted">
          {words.prerequisites.alone}
        </Text>
      ) : null}
      {others.length === 0 ? null : (
        <ScrollBox aria-label={words.prerequisites.list} className={css({ maxHeight: '72' })}>
          <Stack gap="1">
            {others.map((other) => (
              <Checkbox
                key={other.id}
                name="prerequisites"
                label={other.title}
                hint={other.isEnabled ? labelOf(other.tag) : words.prerequisites.disabled(labelOf(other.tag))}
                checked={prerequisites.includes(String(other.id))}
                onCheckedChange={(isChosen) =>
                  edit({
                    prerequisites: isChosen
                      ? [...prerequisites, String(other.id)]
                      : prerequisites.filter((each) => each !== String(other.id)),
                  })
                }
              />
            ))}
          </Stack>
        </ScrollBox>
      )}
    </EditorSection>
  )
}
