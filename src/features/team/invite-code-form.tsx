import type { FormView } from '#machines/kit/form.ts'
import type { InviteCode } from '#contract/rules/invite-code.ts'
import { readPastedInvite } from '#src/url/invite-link.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { teamWords } from '#src/text/areas/team.ts'
import { flawWords } from '#src/text/flaw-words.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { TextField } from '#src/ui/text-field.tsx'

export interface JoinFormProps {
  view: FormView<number>
  text: string
  onType: (text: string) => void
  onJoin: (invite: InviteCode) => void
}

export function JoinForm({ view, text, onType, onJoin }: JoinFormProps) {
  const { reading } = useText().screens
  const words = useWords(teamWords).joining
  const pasted = readPastedInvite(text)
  const flaws = useVisibleFlaws({ invite: typeof pasted === 'string' ? pasted : null })
  const isBusy = view.kind !== 'open'
  const problem = view.kind === 'open' ? view.problem : null
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
          if (typeof pasted !== 'string') onJoin(pasted)
        })
      }}
      gap="3"
    >
      <Text as="p" tone="muted">
        {words.text}
      </Text>
      <TextField
        label={words.code}
        name="invite"
        aria-keyshortcuts="J"
        face="mono"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        readOnly={isBusy}
        // The form has one field, so every refusal is about it.
        error={
          flawWords(flaws.of('invite'), words.flaw) ?? (problem?.kind === 'refused' ? problem.title : null)
        }
        onValueChange={onType}
        onBlur={flaws.leave}
      />
      {problem && problem.kind !== 'refused' ? (
        <Alert tone="danger">{problemWords(problem, reading)}</Alert>
      ) : null}
      <Button type="submit" tone="brand" shape="wide" state={isBusy ? 'busy' : 'ready'}>
        {isBusy ? words.busy : words.submit}
      </Button>
    </Stack>
  )
}
