import { Link } from 'react-router-dom'
import { recoveryFlaws, type RecoveryView } from '#machines/account/recovery.machine.ts'
import { CAPTCHA_ELEMENT_ID } from '#src/api/captcha/captcha-element.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { signInPath } from '#src/url/sign-in-path.ts'
import { entryWords } from '#src/text/areas/entry.ts'
import { flawWords } from '#src/text/flaw-words.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { useFocusOn } from '#src/ui/use-focus-on.ts'
import { inlineLink } from '#src/ui/inline-link.ts'
import { NarrowForm } from '#src/ui/narrow-form.tsx'
import { CaptchaFooter } from '#src/ui/captcha-footer.tsx'
import { TextField } from '#src/ui/text-field.tsx'

export interface RecoveryFormProps {
  view: Exclude<RecoveryView, { kind: 'sent' }>
  /** Outlives the form, so that it is filled in when the user comes back. */
  email: string
  from?: string | null
  /** With `mail-again` somebody had a link that was of no use. */
  reason?: 'new' | 'mail-again'
  onEmailChange: (email: string) => void
  onSubmit: () => void
}

export function RecoveryForm({
  view,
  email,
  from = null,
  reason = 'new',
  onEmailChange,
  onSubmit,
}: RecoveryFormProps) {
  const { reading } = useText().screens
  const { recovery: words, fields, captcha } = useWords(entryWords)
  const flaws = useVisibleFlaws(recoveryFlaws(email))
  const { problem, at } = view.kind === 'open' ? view : { problem: null, at: null }
  const isBusy = view.kind === 'busy'
  const aboutEmail = problem && at === 'email' ? problemWords(problem, reading) : null
  const field = useFocusOn<HTMLInputElement>(aboutEmail)
  const submit = () => {
    flaws.showAll()
    onSubmit()
  }
  return (
    <NarrowForm
      isBusy={isBusy}
      onHandIn={submit}
      title={words.title}
      text={reason === 'new' ? words.text : words.again}
      links={
        <Link to={signInPath('signIn', from)} className={inlineLink}>
          {words.signIn}
        </Link>
      }
    >
      <TextField
        ref={field}
        label={fields.email.label}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        readOnly={isBusy}
        error={flawWords(flaws.of('email'), fields.email.flaw) ?? aboutEmail}
        onBlur={flaws.leave}
        onValueChange={onEmailChange}
      />
      <CaptchaFooter
        placeId={CAPTCHA_ELEMENT_ID}
        view={view}
        problem={problem && aboutEmail === null ? problemWords(problem, reading) : null}
        words={words}
        wait={fields.wait}
        captcha={captcha}
      />
    </NarrowForm>
  )
}
