import { useState } from 'react'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { FormView } from '#machines/kit/form.ts'
import { MAX_TITLE_LENGTH } from '#contract/rules/edit-limits.ts'
import { gameDraftFlaws, type GameDraft } from '#machines/admin/game-creation.machine.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { DateTime } from '#src/ui/date-time.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { TextField } from '#src/ui/text-field.tsx'

export interface CreationFormProps {
  view: FormView<GameInfoModel>
  draft: GameDraft
  now: number
  onType: (change: Partial<GameDraft>) => void
  onSubmit: (draft: GameDraft) => void
}

/** The proposed length of a new game. If the start passes the end, the end moves to this time after it. */
export const USUAL_LENGTH_MS = 2 * 3_600_000

export function CreationForm({ view, draft, now, onType, onSubmit }: CreationFormProps) {
  const { reading } = useText().screens
  const words = useWords(gameEditorWords)
  const flaws = gameDraftFlaws(draft)
  const isBusy = view.kind !== 'open'
  const shown = useVisibleFlaws(flaws)
  const [isStartMoved, setStartMoved] = useState(false)
  return (
    <Stack
      as="form"
      noValidate
      aria-label={words.creation.title}
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        submitForm(event.currentTarget, () => {
          shown.showAll()
          // The machine ignores a form with an error, so the form need not check.
          onSubmit(draft)
        })
      }}
      gap="4"
      foot
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
        value={draft.title}
        error={
          shown.of('title') === null
            ? null
            : flaws.title === 'long'
              ? words.flaw.long(MAX_TITLE_LENGTH)
              : words.flaw.title
        }
        onValueChange={(title) => onType({ title })}
        onBlur={shown.leave}
      />
      <DateTime
        label={words.field.start}
        name="startsAt"
        isRequired
        isDisabled={isBusy}
        now={now}
        value={draft.startsAt}
        error={shown.of('startsAt') === null ? null : words.flaw.start}
        onValueChange={(startsAt) => {
          setStartMoved(true)
          onType({ startsAt })
        }}
        onBlur={(event) => {
          // A typed end stays if the focus only passes through the start.
          if (isStartMoved && flaws.endsAt === 'reversed' && draft.startsAt !== null)
            onType({ endsAt: draft.startsAt + USUAL_LENGTH_MS })
          setStartMoved(false)
          shown.leave(event)
        }}
      />
      <DateTime
        label={words.field.end}
        name="endsAt"
        isRequired
        isDisabled={isBusy}
        now={now}
        value={draft.endsAt}
        {...(draft.startsAt === null ? {} : { least: draft.startsAt })}
        error={
          shown.of('endsAt') === null
            ? null
            : flaws.endsAt === 'reversed'
              ? words.flaw.reversed
              : words.flaw.end
        }
        onValueChange={(endsAt) => onType({ endsAt })}
        onBlur={shown.leave}
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
