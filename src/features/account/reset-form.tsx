import { useState } from 'react'
import { Link } from 'react-router-dom'
import { newPasswordFlaws, type NewPassword } from '#machines/account/new-password.ts'
import type { ResetView } from '#machines/account/reset.machine.ts'
import type { ResendMailState } from '#src/url/resend-mail-state.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { signInPath } from '#src/url/sign-in-path.ts'
import { entryWords } from '#src/text/areas/entry.ts'
import { flawWords } from '#src/text/flaw-words.ts'
import { passwordChecks } from '#src/text/password-checks.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { inlineLink } from '#src/ui/inline-link.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { NarrowForm } from '#src/ui/narrow-form.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { Strength } from '#src/ui/strength.tsx'
import { WaitAlert } from '#src/ui/wait-alert.tsx'

export type Shown = Exclude<ResetView, { kind: 'missing' | 'done' }>

export interface ResetFormProps {
  view: Shown
  /** Empty if the link has no address. */
  email: string
  onSubmit: (chosen: NewPassword) => void
  onEdit: () => void
}

export function ResetForm({ view, email, onSubmit, onEdit }: ResetFormProps) {
  const { reading } = useText().screens
  const { reset: words, fields } = useWords(entryWords)
  const [chosen, setChosen] = useState<NewPassword>({ password: '', repeat: '' })
  const flaws = useVisibleFlaws(newPasswordFlaws(chosen))
  const problem = view.kind === 'open' ? view.problem : null
  const isBusy = view.kind === 'busy'
  const edit = (change: Partial<NewPassword>) => {
    setChosen({ ...chosen, ...change })
    onEdit()
  }
  const submit = () => {
    flaws.showAll()
    onSubmit(chosen)
  }
  const field = {
    readOnly: isBusy,
    onBlur: flaws.leave,
    autoComplete: 'new-password',
    revealLabel: fields.password.reveal,
    hideLabel: fields.password.hide,
  } as const
  return (
    <NarrowForm
      isBusy={isBusy}
      onHandIn={submit}
      title={words.title}
      {...(email ? { text: words.forAccount(email) } : {})}
      links={
        <Link to={signInPath('signIn', null)} className={inlineLink}>
          {words.signIn}
        </Link>
      }
    >
      {/* Password managers need to know the account, so it is a hidden field. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field}
        label={fields.newPassword.label}
        name="password"
        hint={
          <Strength
            label={fields.newPassword.strength}
            checks={passwordChecks(chosen.password, fields.newPassword.checks)}
          />
        }
        value={chosen.password}
        error={flawWords(flaws.of('password'), fields.newPassword.flaw)}
        onValueChange={(password) => edit({ password })}
      />
      <PasswordField
        {...field}
        label={fields.repeat.label}
        name="repeat"
        value={chosen.repeat}
        error={flawWords(flaws.of('repeat'), fields.repeat.flaw)}
        onValueChange={(repeat) => edit({ repeat })}
      />
      {view.kind === 'held-off' ? <WaitAlert until={view.until} words={fields.wait} /> : null}
      {problem ? (
        <Alert
          tone="danger"
          action={
            problem.kind === 'refused' ? (
              <LinkButton
                as={Link}
                to={signInPath('recovery', null)}
                state={{ mailAgainTo: email } satisfies ResendMailState}
                size="sm"
              >
                {words.newMail}
              </LinkButton>
            ) : null
          }
        >
          {problemWords(problem, reading)}
        </Alert>
      ) : null}
      <Button
        type="submit"
        tone="brand"
        size="lg"
        shape="wide"
        state={isBusy ? 'busy' : 'ready'}
        aria-disabled={view.kind === 'held-off'}
      >
        {isBusy ? words.busy : words.submit}
      </Button>
    </NarrowForm>
  )
}
