import { Link } from 'react-router-dom'
import {
  registrationFlaws,
  type RegistrationDraft,
  type RegistrationView,
} from '#machines/account/registration.machine.ts'
import { CAPTCHA_ELEMENT_ID } from '#src/api/captcha/captcha-element.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { signInPath } from '#src/url/sign-in-path.ts'
import { entryWords } from '#src/text/areas/entry.ts'
import { flawWords } from '#src/text/flaw-words.ts'
import { passwordChecks } from '#src/text/password-checks.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { inlineLink } from '#src/ui/inline-link.ts'
import { NarrowForm } from '#src/ui/narrow-form.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { Strength } from '#src/ui/strength.tsx'
import { CaptchaFooter } from '#src/ui/captcha-footer.tsx'
import { TextField } from '#src/ui/text-field.tsx'

export interface RegistrationFormProps {
  view: Extract<RegistrationView, { kind: 'open' | 'held-off' | 'busy' | 'signed-in' }>
  /** Kept outside of the form, so that a user who comes back to change the address finds all input. */
  draft: RegistrationDraft
  from?: string | null
  /** `mail-again` means that the account exists and the user wants another email. */
  reason?: 'new' | 'mail-again'
  /** The user came back to change the address. The pressed button is gone, so the field takes the focus. */
  isChanging?: boolean
  onDraftChange: (draft: RegistrationDraft) => void
  onSubmit: () => void
}

export function RegistrationForm({
  view,
  draft,
  from = null,
  reason = 'new',
  isChanging = false,
  onDraftChange,
  onSubmit,
}: RegistrationFormProps) {
  const { reading } = useText().screens
  const { registration: words, fields, captcha } = useWords(entryWords)
  const flaws = useVisibleFlaws(registrationFlaws(draft))
  const { problem, at } = view.kind === 'open' ? view : { problem: null, at: null }
  const about = (field: typeof at) => (problem && at === field ? problemWords(problem, reading) : null)
  const [aboutEmail, aboutName] = [about('email'), about('userName')]
  const isBusy = view.kind === 'busy' || view.kind === 'signed-in'
  const edit = (change: Partial<RegistrationDraft>) => onDraftChange({ ...draft, ...change })
  const submit = () => {
    flaws.showAll()
    onSubmit()
  }
  const field = { readOnly: isBusy, onBlur: flaws.leave, spellCheck: false, autoCapitalize: 'none' } as const
  const secret = {
    ...field,
    autoComplete: 'new-password',
    revealLabel: fields.password.reveal,
    hideLabel: fields.password.hide,
  } as const
  return (
    <NarrowForm
      isBusy={isBusy}
      onHandIn={submit}
      title={words.title}
      {...(reason === 'mail-again' ? { text: words.mailAgain } : {})}
      links={
        <Link to={signInPath('signIn', from)} className={inlineLink}>
          {words.signIn}
        </Link>
      }
    >
      <TextField
        {...field}
        retypeOn={aboutEmail}
        label={fields.email.label}
        name="email"
        type="email"
        autoComplete="email"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The user has asked for the field.
        autoFocus={isChanging}
        value={draft.email}
        error={flawWords(flaws.of('email'), fields.email.flaw) ?? aboutEmail}
        onValueChange={(email) => edit({ email })}
      />
      <TextField
        {...field}
        retypeOn={aboutName}
        label={fields.userName.label}
        name="userName"
        autoComplete="username"
        hint={words.nameHint}
        value={draft.userName}
        error={flawWords(flaws.of('userName'), fields.userName.flaw) ?? aboutName}
        onValueChange={(userName) => edit({ userName })}
      />
      <PasswordField
        {...secret}
        label={fields.password.label}
        name="password"
        hint={
          <Strength
            label={fields.newPassword.strength}
            checks={passwordChecks(draft.password, fields.newPassword.checks)}
          />
        }
        value={draft.password}
        error={flawWords(flaws.of('password'), fields.newPassword.flaw)}
        onValueChange={(password) => edit({ password })}
      />
      <PasswordField
        {...secret}
        label={fields.repeat.label}
        name="repeat"
        value={draft.repeat}
        error={flawWords(flaws.of('repeat'), fields.repeat.flaw)}
        onValueChange={(repeat) => edit({ repeat })}
      />
      <CaptchaFooter
        placeId={CAPTCHA_ELEMENT_ID}
        view={view}
        problem={problem && at === null ? problemWords(problem, reading) : null}
        words={words}
        wait={fields.wait}
        captcha={captcha}
      />
    </NarrowForm>
  )
}
