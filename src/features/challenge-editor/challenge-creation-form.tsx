import { useState } from 'react'
import { CHALLENGE_TAGS, CHALLENGE_TYPES } from '#contract/models/challenge-names.ts'
import { MAX_TITLE_LENGTH } from '#contract/rules/edit-limits.ts'
import type { FormView } from '#machines/kit/form.ts'
import { newChallengeFlaws, type NewChallenge } from '#machines/admin/challenge-creation.machine.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextField } from '#src/ui/text-field.tsx'

export interface CreationFormProps {
  view: FormView<number>
  challenge: NewChallenge
  onType: (field: keyof NewChallenge, value: string) => void
  onSubmit: () => void
}

export function CreationForm({ view, challenge, onType, onSubmit }: CreationFormProps) {
  const { reading } = useText().screens
  const words = useWords(challengeEditorWords)
  const { labelOf } = useCategories()
  const [judged, setJudged] = useState<readonly (keyof NewChallenge)[]>([])
  const flaws = newChallengeFlaws(challenge)
  const isBusy = view.kind !== 'open'
  const isLong = flaws.title === 'long'
  return (
    <Stack
      as="form"
      noValidate
      aria-label={words.creation.title}
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        submitForm(event.currentTarget, () => {
          setJudged(['title', 'type'])
          onSubmit()
        })
      }}
      gap="4"
    >
      <Text as="p" tone="muted">
        {words.creation.text}
      </Text>
      <TextField
        label={words.field.title}
        name="title"
        autoComplete="off"
        required
        readOnly={isBusy}
        value={challenge.title}
        error={
          flaws.title === null || !judged.includes('title')
            ? null
            : isLong
              ? words.flaw.long(MAX_TITLE_LENGTH)
              : words.flaw.title
        }
        onValueChange={(title) => onType('title', title)}
        onBlur={() => (challenge.title === '' ? undefined : setJudged((before) => [...before, 'title']))}
      />
      <Select
        label={words.creation.type}
        hint={
          challenge.type === null
            ? words.creation.typeHint
            : `${words.typeText[challenge.type]} ${words.creation.typeHint}`
        }
        choices={CHALLENGE_TYPES.map((value) => ({
          value,
          label: words.type[value],
          note: words.typeText[value],
        }))}
        value={challenge.type}
        isDisabled={isBusy}
        error={flaws.type !== null && judged.includes('type') ? words.creation.missingType : null}
        onValueChange={(type) => onType('type', type)}
      />
      <PlainSelect
        label={words.field.tag}
        choices={CHALLENGE_TAGS.map((value) => ({ value, label: labelOf(value) }))}
        value={challenge.tag}
        isDisabled={isBusy}
        onValueChange={(tag) => onType('tag', tag)}
      />
      {view.kind === 'open' && view.problem ? (
        <Alert tone="danger">{problemWords(view.problem, reading)}</Alert>
      ) : null}
      <Button type="submit" tone="brand" shape="wide" state={isBusy ? 'busy' : 'ready'}>
        {isBusy ? words.creation.busy : words.creation.submit}
      </Button>
    </Stack>
  )
}
