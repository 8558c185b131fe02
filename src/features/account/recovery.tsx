import { useState } from 'react'
import { useLocation, useSearchParams, Link } from 'react-router-dom'
import type { RecoveryView } from '#machines/account/recovery.machine.ts'
import { CAPTCHA_ELEMENT_ID } from '#src/api/captcha/captcha-element.ts'
import { useRecovery } from '#src/bind/use-recovery.ts'
import { entryWords } from '#src/text/areas/entry.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { MailSent } from '#src/ui/mail-sent.tsx'
import { resendMailStateOf } from '#src/url/resend-mail-state.ts'
import { signInPath } from '#src/url/sign-in-path.ts'
import type { SignInState } from '#src/url/sign-in-state.ts'
import { RecoveryForm } from './recovery-form.tsx'

export function Recovery() {
  const [params] = useSearchParams()
  const again = resendMailStateOf(useLocation().state)
  const { view, submit, edit, resend, change } = useRecovery()
  const [email, setEmail] = useState(again ?? '')
  const from = params.get('from')
  if (view.kind === 'sent')
    return <RecoverySent view={view} from={from} onResend={resend} onChange={change} />
  return (
    <RecoveryForm
      view={view}
      email={email}
      from={from}
      reason={again === null ? 'new' : 'mail-again'}
      onEmailChange={(typed) => {
        setEmail(typed)
        edit()
      }}
      onSubmit={() => submit(email)}
    />
  )
}

interface RecoverySentProps {
  view: Extract<RecoveryView, { kind: 'sent' }>
  from?: string | null
  onResend: () => void
  onChange: () => void
}

/** Says the same whether there is such an account or not. */
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
