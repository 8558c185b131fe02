import {
  emailChangeFlaws,
  type EmailChangeView,
  type EmailTexts,
} from '#machines/account/email-change.machine.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { profileWords } from '#src/text/areas/profile.ts'
import { flawWords } from '#src/text/flaw-words.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack } from '#src/ui/layout.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { WaitAlert } from '#src/ui/wait-alert.tsx'

export type FormView = Extract<EmailChangeView, { kind: 'open' | 'held-off' | 'sending' }>

export interface EmailFormProps {
  view: FormView
  texts: EmailTexts
  onEdit: (next: string) => void
  onSubmit: () => void
  onCancel: () => void
}

export function EmailForm({ view, texts, onEdit, onSubmit, onCancel }: EmailFormProps) {
  const { reading } = useText().screens
  const { email: words, fields } = useWords(profileWords)
  const flaws = useVisibleFlaws(emailChangeFlaws(texts))
  const { problem, at } = view.kind === 'open' ? view : { problem: null, at: null }
  const isSending = view.kind === 'sending'
  const said = problem ? problemWords(problem, reading) : null
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isSending) return
        submitForm(event.currentTarget, () => {
          flaws.showAll()
          onSubmit()
        })
      }}
      gap="4"
      measure="dialog"
    >
      <Alert tone="warning" announce="not">
        {words.warning}
      </Alert>
      <TextField
        autoFocus
        label={words.next}
        type="email"
        inputMode="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={texts.next}
        readOnly={isSending}
        error={flawWords(flaws.of('email'), fields.email.flaw) ?? (at === 'email' ? said : null)}
        onValueChange={onEdit}
        onBlur={flaws.leave}
      />
      {view.kind === 'held-off' ? <WaitAlert until={view.until} words={fields.wait} /> : null}
      {said !== null && at === null ? (
        <Alert tone="danger" announce="now">
          {said}
        </Alert>
      ) : null}
      <Row gap="3" align="stretch">
        <Button
          type="submit"
          tone="brand"
          state={isSending ? 'busy' : 'ready'}
          aria-disabled={view.kind === 'held-off'}
        >
          {isSending ? words.sending : words.submit}
        </Button>
        <Button
          look="ghost"
          onClick={isSending ? undefined : onCancel}
          {...(isSending ? { 'aria-disabled': true } : {})}
        >
          {words.cancel}
        </Button>
      </Row>
    </Stack>
  )
}
