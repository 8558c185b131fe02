import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { FormView } from '#machines/kit/form.ts'
import { MAX_TITLE_LENGTH } from '#contract/rules/edit-limits.ts'
import { cloneFlaws, type CloneDraft } from '#machines/admin/game-clone.machine.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { gameArchiveWords } from '#src/text/areas/game-archive.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { DateTime } from '#src/ui/date-time.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { TextField } from '#src/ui/text-field.tsx'

export interface CloneFormProps {
  view: FormView<GameInfoModel>
  draft: CloneDraft
  /** True if the original has a start and an end, so the clone needs them too. */
  isTimed: boolean
  now: number
  onType: (change: Partial<CloneDraft>) => void
  onSubmit: (draft: CloneDraft) => void
}

export function CloneForm({ view, draft, isTimed, now, onType, onSubmit }: CloneFormProps) {
  const { reading } = useText().screens
  const words = useWords(gameArchiveWords).clone
  const { field, flaw: said } = useWords(gameEditorWords)
  const flaws = cloneFlaws(draft, { isTimed })
  const isBusy = view.kind !== 'open'
  const shown = useVisibleFlaws(flaws)
  return (
    <Stack
      as="form"
      noValidate
      aria-label={words.submit}
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
      <Text as="div" tone="muted">
        <p>{words.copied}</p>
        <p>{words.left}</p>
      </Text>
      <TextField
        label={field.title}
        name="title"
        autoComplete="off"
        required
        readOnly={isBusy}
        value={draft.title}
        error={
          shown.of('title') === null
            ? null
            : flaws.title === 'long'
              ? said.long(MAX_TITLE_LENGTH)
              : said.title
        }
        onValueChange={(title) => onType({ title })}
        onBlur={shown.leave}
      />
      <DateTime
        label={field.start}
        name="startsAt"
        isRequired={isTimed}
        isDisabled={isBusy}
        now={now}
        value={draft.startsAt}
        error={shown.of('startsAt') === null ? null : said.start}
        onValueChange={(startsAt) => onType({ startsAt })}
        onBlur={shown.leave}
      />
      <DateTime
        label={field.end}
        name="endsAt"
        hint={isTimed ? words.spanHint : words.untimedHint}
        isRequired={isTimed}
        isDisabled={isBusy}
        now={now}
        value={draft.endsAt}
        {...(draft.startsAt === null ? {} : { least: draft.startsAt })}
        error={shown.of('endsAt') === null ? null : flaws.endsAt === 'reversed' ? said.reversed : said.end}
        onValueChange={(endsAt) => onType({ endsAt })}
        onBlur={shown.leave}
      />
      {view.kind === 'open' && view.problem ? (
        <Alert tone="danger">{problemWords(view.problem, reading)}</Alert>
      ) : null}
      <Button type="submit" tone="brand" shape="wide" state={isBusy ? 'busy' : 'ready'}>
        {isBusy ? words.busy : words.submit}
      </Button>
    </Stack>
  )
}
