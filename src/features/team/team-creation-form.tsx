import type { TeamInfoModel } from '#contract/models/team.ts'
import type { FormView } from '#machines/kit/form.ts'
import { teamFlaws, type TeamTexts } from '#contract/rules/team.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { teamWords } from '#src/text/areas/team.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { TeamFields } from './team-fields.tsx'

export interface CreationFormProps {
  view: FormView<TeamInfoModel>
  texts: TeamTexts
  onType: (field: keyof TeamTexts, text: string) => void
  onSubmit: (texts: TeamTexts) => void
}

export function CreationForm({ view, texts, onType, onSubmit }: CreationFormProps) {
  const { reading } = useText().screens
  const words = useWords(teamWords).creation
  const flaws = useVisibleFlaws(teamFlaws(texts))
  const isBusy = view.kind !== 'open'
  return (
    <Stack
      as="form"
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        submitForm(event.currentTarget, () => {
          flaws.showAll()
          onSubmit(texts)
        })
      }}
      gap="3"
    >
      <Text as="p" tone="muted">
        {words.text}
      </Text>
      <TeamFields shortcut="A" texts={texts} flaws={flaws} isBusy={isBusy} onType={onType} />
      {view.kind === 'open' && view.problem ? (
        <Alert tone="danger">{problemWords(view.problem, reading)}</Alert>
      ) : null}
      <Button type="submit" tone="brand" shape="wide" state={isBusy ? 'busy' : 'ready'}>
        {isBusy ? words.busy : words.submit}
      </Button>
    </Stack>
  )
}
