import { teamFlaws, type TeamTexts } from '#contract/rules/team.ts'
import type { FormView } from '#machines/kit/form.ts'
import { teamChanges } from '#machines/team/team-edit.machine.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { teamWords } from '#src/text/areas/team.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { FormFoot } from '#src/ui/form-footer.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { TeamFields } from './team-fields.tsx'

export interface EditFormProps {
  view: FormView
  saved: TeamTexts
  typed: TeamTexts
  onType: (field: keyof TeamTexts, text: string) => void
  onSubmit: () => void
  onDiscard: () => void
}

export function EditForm({ view, saved, typed, onType, onSubmit, onDiscard }: EditFormProps) {
  const { reading } = useText().screens
  const words = useWords(teamWords).detail
  const flaws = useVisibleFlaws(teamFlaws(typed))
  const isSaving = view.kind === 'busy'
  const unsaved = teamChanges({ saved, typed }).length
  return (
    <Stack
      as="form"
      noValidate
      aria-label={words.edit}
      onSubmit={(event) => {
        event.preventDefault()
        if (isSaving) return
        submitForm(event.currentTarget, () => {
          flaws.showAll()
          onSubmit()
        })
      }}
      gap="3"
    >
      <TeamFields
        shortcut="E"
        texts={typed}
        flaws={flaws}
        isBusy={isSaving}
        nameHint={words.renaming}
        onType={onType}
      />
      {view.kind === 'open' && view.problem ? (
        <Alert tone="danger">{problemWords(view.problem, reading)}</Alert>
      ) : null}
      <FormFoot
        state={isSaving ? 'busy' : unsaved === 0 ? 'same' : 'changed'}
        tone="unsaved"
        status={unsaved === 0 ? null : words.unsaved(unsaved)}
        labels={words}
        onDiscard={onDiscard}
      />
    </Stack>
  )
}
