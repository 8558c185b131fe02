import { useState } from 'react'
import type { Role } from '#contract/models/role.ts'
import {
  passwordFlaws,
  type PasswordChangeView,
  type PasswordTexts,
} from '#machines/account/password-change.machine.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { profileWords } from '#src/text/areas/profile.ts'
import { flawWords } from '#src/text/flaw-words.ts'
import { passwordChecks } from '#src/text/password-checks.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack } from '#src/ui/layout.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { PasswordField } from '#src/ui/password-field.tsx'
import { Strength } from '#src/ui/strength.tsx'
import { WaitAlert } from '#src/ui/wait-alert.tsx'

export type FormView = Exclude<PasswordChangeView, { kind: 'closed' }>

export interface PasswordFormProps {
  view: FormView
  userName: string
  role?: Role
  onEdit: () => void
  onSubmit: (texts: PasswordTexts) => void
  onCancel: () => void
}

export function PasswordForm({
  view,
  userName,
  role = 'User',
  onEdit,
  onSubmit,
  onCancel,
}: PasswordFormProps) {
  const { reading } = useText().screens
  const { password: words, fields } = useWords(profileWords)
  const [texts, setTexts] = useState<PasswordTexts>({ old: '', password: '', repeat: '' })
  const flaws = useVisibleFlaws(passwordFlaws(texts, role))
  const problem = view.kind === 'open' ? view.problem : null
  const isChanging = view.kind === 'changing'
  const control = (field: keyof PasswordTexts, flaw: string | null) => ({
    name: field,
    revealLabel: fields.password.reveal,
    hideLabel: fields.password.hide,
    value: texts[field],
    readOnly: isChanging,
    error: flaw,
    onBlur: flaws.leave,
    onValueChange(text: string) {
      setTexts({ ...texts, [field]: text })
      onEdit()
    },
  })
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanging) return
        submitForm(event.currentTarget, () => {
          flaws.showAll()
          onSubmit(texts)
        })
      }}
      gap="4"
      measure="dialog"
    >
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <PasswordField
        label={words.old}
        autoComplete="current-password"
        {...control('old', flawWords(flaws.of('old'), fields.password.flaw))}
        autoFocus
        // The old password is the most likely mistake, so it is selected.
        retypeOn={problem?.kind === 'refused' ? problem : null}
      />
      <PasswordField
        label={fields.newPassword.label}
        autoComplete="new-password"
        {...control('password', flawWords(flaws.of('password'), fields.newPassword.flaw))}
        hint={
          <Strength
            label={fields.newPassword.strength}
            checks={passwordChecks(texts.password, fields.newPassword.checks, role)}
          />
        }
      />
      <PasswordField
        label={fields.repeat.label}
        autoComplete="new-password"
        {...control('repeat', flawWords(flaws.of('repeat'), fields.repeat.flaw))}
      />
      {view.kind === 'held-off' ? <WaitAlert until={view.until} words={fields.wait} /> : null}
      {problem ? (
        <Alert tone="danger" announce="now">
          {problemWords(problem, reading)}
        </Alert>
      ) : null}
      <Row gap="3" align="stretch">
        <Button
          type="submit"
          tone="brand"
          state={isChanging ? 'busy' : 'ready'}
          aria-disabled={view.kind === 'held-off'}
        >
          {isChanging ? words.changing : words.submit}
        </Button>
        <Button
          look="ghost"
          onClick={isChanging ? undefined : onCancel}
          {...(isChanging ? { 'aria-disabled': true } : {})}
        >
          {words.cancel}
        </Button>
      </Row>
    </Stack>
  )
}
