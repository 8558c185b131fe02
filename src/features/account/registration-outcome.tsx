import BadgeCheck from 'lucide-react/icons/badge-check'
import UserCheck from 'lucide-react/icons/user-check'
import { Link } from 'react-router-dom'
import type { RegistrationView } from '#machines/account/registration.machine.ts'
import { CAPTCHA_ELEMENT_ID } from '#src/api/captcha/captcha-element.ts'
import type { SignInState } from '#src/url/sign-in-state.ts'
import { signInPath } from '#src/url/sign-in-path.ts'
import { entryWords } from '#src/text/areas/entry.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { MailSent } from '#src/ui/mail-sent.tsx'
import { ResultCard } from '#src/ui/result-card.tsx'

export interface RegistrationRestProps {
  view: Extract<RegistrationView, { kind: 'sent' | 'awaiting-admin' | 'registered' }>
  name: string
  from?: string | null
  onResend: () => void
  onChange: () => void
}

/** The account is made, and what comes next is not up to this screen. */
export function RegistrationRest({ view, name, from = null, onResend, onChange }: RegistrationRestProps) {
  const { registration: words } = useWords(entryWords)
  const toSignIn = (
    <LinkButton
      as={Link}
      to={signInPath('signIn', from)}
      state={{ name } satisfies SignInState}
      look="outline"
    >
      {words.toSignIn}
    </LinkButton>
  )
  switch (view.kind) {
    case 'sent':
      return <Sent view={view} toSignIn={toSignIn} onResend={onResend} onChange={onChange} />
    case 'awaiting-admin':
      return (
        <ResultCard
          icon={<UserCheck />}
          tone="brand"
          title={words.awaitingAdmin}
          text={words.awaitingAdminText}
          action={
            <>
              {toSignIn}
              <LinkButton as={Link} to="/" look="ghost">
                {words.home}
              </LinkButton>
            </>
          }
        />
      )
    case 'registered':
      return (
        <ResultCard
          icon={<BadgeCheck />}
          tone="brand"
          title={words.registered}
          text={words.registeredText}
          action={toSignIn}
        />
      )
    default:
      return view satisfies never
  }
}

interface SentProps extends Pick<RegistrationRestProps, 'onResend' | 'onChange'> {
  view: Extract<RegistrationView, { kind: 'sent' }>
  toSignIn: React.ReactNode
}

function Sent({ view, toSignIn, onResend, onChange }: SentProps) {
  const { reading } = useText().screens
  const { registration: words, mail, fields, captcha } = useWords(entryWords)
  const { to, isSending, until, problem, trouble } = view
  return (
    <MailSent
      words={{ title: words.sent, text: words.sentTo(to), more: mail.spam }}
      again={{ until, isSending, words: fields.resend, onClick: onResend }}
      other={{ label: fields.resend.other, onClick: onChange }}
      ways={toSignIn}
      placeId={CAPTCHA_ELEMENT_ID}
      troubles={[
        ...(problem ? [problemWords(problem, reading)] : []),
        ...(trouble ? [captcha[trouble]] : []),
      ]}
    />
  )
}
