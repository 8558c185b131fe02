import { useState } from 'react'
import { useLocation, useSearchParams, Link } from 'react-router-dom'
import { recoveryFlaws, type RecoveryView } from '#machines/account/recovery.machine.ts'
import { CAPTCHA_ELEMENT_ID } from '#src/api/captcha/captcha-element.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { entryWords } from '#src/text/areas/entry.ts'
import { flawWords } from '#src/text/flaw-words.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { CaptchaFooter } from '#src/ui/captcha-footer.tsx'
import { inlineLink } from '#src/ui/inline-link.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { MailSent } from '#src/ui/mail-sent.tsx'
import { NarrowForm } from '#src/ui/narrow-form.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { resendMailStateOf } from '#src/url/resend-mail-state.ts'
import { signInPath } from '#src/url/sign-in-path.ts'
import type { SignInState } from '#src/url/sign-in-state.ts'

export function Recovery() {
  const [params] = useSearchParams()
  const again = resendMailStateOf(useLocation().state)
  const [view, send] = useProcess(usePart('entry').recovery)
  const [email, setEmail] = useState(again ?? '')
  const [isChanging, setChanging] = useState(false)
  const from = params.get('from')
  if (view.kind === 'sent')
    return (
      <RecoverySent
        view={view}
        from={from}
        onResend={() => send({ type: 'resend' })}
        onChange={() => {
          setChanging(true)
          send({ type: 'change' })
        }}
      />
    )
  return (
    <RecoveryForm
      view={view}
      email={email}
      from={from}
      reason={again === null ? 'new' : 'mail-again'}
      isChanging={isChanging}
      onEmailChange={(typed) => {
        setEmail(typed)
        send({ type: 'edit' })
      }}
      onSubmit={() => send({ type: 'submit', email })}
    />
  )
}

interface RecoverySentProps {
  view: Extract<RecoveryView, { kind: 'sent' }>
  from?: string | null
  onResend: () => void
  onChange: () => void
}

/**
 * The text is the same whether the account exists or not, because strangers must not learn which addresses
 * have accounts.
 */
export function RecoverySent({
  view: { to, isSending, until, problem, trouble },
  from = null,
  onResend,
  onChange,
}: RecoverySentProps) {
  const { reading } = useText().screens
  const { recovery: words, mail, fields, captcha } = useWords(entryWords)
  return (
    <MailSent
      words={{ title: words.sent, text: words.sentTo(to), more: mail.spam }}
      again={{ until, isSending, words: fields.resend, onClick: onResend }}
      other={{ label: fields.resend.other, onClick: onChange }}
      ways={
        <LinkButton
          as={Link}
          to={signInPath('signIn', from)}
          state={{ name: to } satisfies SignInState}
          look="outline"
        >
          {words.signIn}
        </LinkButton>
      }
      placeId={CAPTCHA_ELEMENT_ID}
      troubles={[
        ...(problem ? [problemWords(problem, reading)] : []),
        ...(trouble ? [captcha[trouble]] : []),
      ]}
    />
  )
}

interface RecoveryFormProps {
  view: Exclude<RecoveryView, { kind: 'sent' }>
  /** Kept outside of the form, so that it is filled in when the user comes back. */
  email: string
  from?: string | null
  /**
   * `mail-again` means that the user had a link that did not work, so the text explains why they are here.
   */
  reason?: 'new' | 'mail-again'
  /** The user came back to change the address. The pressed button is gone, so the field takes the focus. */
  isChanging?: boolean
  onEmailChange: (email: string) => void
  onSubmit: () => void
}

export function RecoveryForm({
  view,
  email,
  from = null,
  reason = 'new',
  isChanging = false,
  onEmailChange,
  onSubmit,
}: RecoveryFormProps) {
  const { reading } = useText().screens
  const { recovery: words, fields, captcha } = useWords(entryWords)
  const flaws = useVisibleFlaws(recoveryFlaws(email))
  const { problem, at } = view.kind === 'open' ? view : { problem: null, at: null }
  const isBusy = view.kind === 'busy'
  const aboutEmail = problem && at === 'email' ? problemWords(problem, reading) : null
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
        retypeOn={aboutEmail}
        label={fields.email.label}
        name="email"
        type="email"
        autoComplete="email"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The user has asked for the field.
        autoFocus={isChanging}
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
