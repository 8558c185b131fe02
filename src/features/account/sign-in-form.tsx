import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Problem } from '#contract/problem.ts'
import { emailFlaw } from '#contract/rules/account.ts'
import { signInFlaws, type Credentials, type SignInView } from '#machines/account/sign-in.machine.ts'
import type { ResendMailState } from '#src/url/resend-mail-state.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { signInPath } from '#src/url/sign-in-path.ts'
import { entryWords } from '#src/text/areas/entry.ts'
import { flawWords } from '#src/text/flaw-words.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { inlineLink, proseLink } from '#src/ui/inline-link.ts'
import { NarrowForm } from '#src/ui/narrow-form.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { WaitAlert } from '#src/ui/wait-alert.tsx'

export interface SignInFormProps {
  view: SignInView
  /** Fills in the name if the screen before knows it, for example after a verification or a new password. */
  name?: string
  /** The path to open after signing in. Links to the other screens keep it, so that no detour loses it. */
  from?: string | null
  onSubmit: (credentials: Credentials) => void
  /** Marks the problem as past: it stays in its place, so that nothing moves, and is no longer red. */
  onEdit: () => void
}

export function SignInForm({ view, name = '', from = null, onSubmit, onEdit }: SignInFormProps) {
  const { signIn: words, fields } = useWords(entryWords)
  const [credentials, setCredentials] = useState<Credentials>({ userName: name, password: '' })
  const flaws = useVisibleFlaws(signInFlaws(credentials))
  const problem = view.kind === 'open' ? view.problem : null
  const past = view.kind === 'open' || view.kind === 'busy' ? view.past : null
  const isBusy = view.kind === 'busy' || view.kind === 'signed-in'
  const edit = (change: Partial<Credentials>) => {
    setCredentials({ ...credentials, ...change })
    onEdit()
  }
  const submit = () => {
    flaws.showAll()
    onSubmit(credentials)
  }
  return (
    <NarrowForm
      isBusy={isBusy}
      onHandIn={submit}
      title={words.title}
      links={
        <>
          <Link to={signInPath('recovery', from)} className={inlineLink}>
            {words.forgot}
          </Link>
          <Link to={signInPath('registration', from)} className={inlineLink}>
            {words.register}
          </Link>
        </>
      }
    >
      <TextField
        label={words.name}
        name="userName"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={credentials.userName}
        readOnly={isBusy}
        error={flaws.of('userName') && words.missingName}
        onBlur={flaws.leave}
        onValueChange={(userName) => edit({ userName })}
      />
      <PasswordField
        // The password is wrong more often than the name, so it is selected.
        retypeOn={problem}
        label={fields.password.label}
        name="password"
        autoComplete="current-password"
        // A user who arrives with a name has come to sign in, so the password gets the focus.
        autoFocus={name !== ''}
        revealLabel={fields.password.reveal}
        hideLabel={fields.password.hide}
        value={credentials.password}
        readOnly={isBusy}
        error={flawWords(flaws.of('password'), fields.password.flaw)}
        onBlur={flaws.leave}
        onValueChange={(typed) => edit({ password: typed })}
      />
      {view.kind === 'held-off' ? <WaitAlert until={view.until} words={fields.wait} /> : null}
      {problem ? <Refusal key="new" problem={problem} typed={credentials.userName} from={from} /> : null}
      {past ? (
        <Refusal key="past" problem={past} age="past" typed={credentials.userName} from={from} />
      ) : null}
      {view.kind === 'forgotten' ? <Alert tone="danger">{words.noCookie}</Alert> : null}
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

/**
 * The server's response is the same for a wrong password and an unconfirmed address, so the text explains
 * both.
 */
function Refusal({
  problem,
  typed,
  from,
  age = 'new',
}: {
  problem: Problem
  typed: string
  from: string | null
  age?: 'new' | 'past'
}) {
  const { reading } = useText().screens
  const words = useWords(entryWords).signIn
  const email = typed.trim()
  const said = (
    <Alert tone={age === 'new' ? 'danger' : 'neutral'} announce={age === 'new' ? 'now' : 'not'}>
      {problemWords(problem, reading)}
    </Alert>
  )
  if (problem.kind !== 'signed-out') return said
  return (
    <>
      {said}
      <Text as="p" size="sm" tone="muted">
        {words.confirmFirst}{' '}
        <Link
          to={signInPath('registration', from)}
          state={{ mailAgainTo: emailFlaw(email) === null ? email : '' } satisfies ResendMailState}
          className={proseLink}
        >
          {words.sendAgain}
        </Link>
      </Text>
    </>
  )
}
