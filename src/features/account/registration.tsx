import BadgeCheck from 'lucide-react/icons/badge-check'
import UserCheck from 'lucide-react/icons/user-check'
import UserLock from 'lucide-react/icons/user-lock'
import { useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { getConfig } from '#contract/calls/info.ts'
import type { RegistrationDraft, RegistrationView } from '#machines/account/registration.machine.ts'
import { CAPTCHA_ELEMENT_ID } from '#src/api/captcha/captcha-element.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useSession } from '#src/bind/use-session.ts'
import { useWired } from '#src/bind/wired.ts'
import { entryWords } from '#src/text/areas/entry.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useWords, useText } from '#src/text/use-text.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { MailSent } from '#src/ui/mail-sent.tsx'
import { ResultCard } from '#src/ui/result-card.tsx'
import { resendMailStateOf } from '#src/url/resend-mail-state.ts'
import { returnPath } from '#src/url/return-path.ts'
import { signInPath } from '#src/url/sign-in-path.ts'
import type { SignInState } from '#src/url/sign-in-state.ts'
import { RegistrationForm } from './registration-form.tsx'

/** Signed-in users continue to the screen that they came from, because they need no account. */
export function Registration() {
  const [params] = useSearchParams()
  const session = useSession()
  const again = resendMailStateOf(useLocation().state)
  const { draft, type, forget } = useRegistrationDraft(again)
  const [isChanging, setChanging] = useState(false)
  const [view, send] = useProcess(usePart('entry').registration, {}, { hear: { succeeded: forget } })
  // Reads the configuration again, because the cached value may be as old as an earlier visit.
  const config = useRead(getConfig, {}, 'once')
  const isClosed = config.state === 'ready' && config.value.allowRegister === false
  const from = params.get('from')
  // Waits until the process has announced its result, because it ends with this screen.
  if (session.view.kind === 'signed-in' && view.kind !== 'busy')
    return <Navigate to={returnPath(from)} replace />
  if (view.kind === 'open' && isClosed) return <Closed from={from} />
  switch (view.kind) {
    case 'open':
    case 'held-off':
    case 'busy':
    case 'signed-in':
      return (
        <RegistrationForm
          view={view}
          draft={draft}
          from={from}
          reason={again === null ? 'new' : 'mail-again'}
          isChanging={isChanging}
          onDraftChange={(next) => {
            type(next)
            send({ type: 'edit' })
          }}
          onSubmit={() => send({ type: 'submit', ...draft })}
        />
      )
    case 'sent':
    case 'awaiting-admin':
    case 'registered':
      return (
        <RegistrationRest
          view={view}
          name={draft.userName}
          from={from}
          onResend={() => send({ type: 'resend', ...draft })}
          onChange={() => {
            setChanging(true)
            send({ type: 'change' })
          }}
        />
      )
    default:
      return view satisfies never
  }
}

const FORM = 'registration'

/** Keeps all input except the password until the account exists. `handed` is the address from a link. */
function useRegistrationDraft(handed: string | null) {
  const { typedTexts } = useWired()
  const [draft, setDraft] = useState<RegistrationDraft>(() => {
    const kept = typedTexts.read(FORM)
    return {
      email: handed === null || handed === '' ? (kept['email'] ?? '') : handed,
      userName: kept['userName'] ?? '',
      password: '',
      repeat: '',
    }
  })
  return {
    draft,
    type: (next: RegistrationDraft) => {
      setDraft(next)
      typedTexts.write(FORM, { email: next.email, userName: next.userName }, 'page')
    },
    forget: () => typedTexts.write(FORM, {}, 'page'),
  }
}

/** Replaces the form if the server reports that registration is closed. Other servers refuse the request. */
function Closed({ from }: { from: string | null }) {
  const { registration: words } = useWords(entryWords)
  return (
    <ResultCard
      icon={<UserLock />}
      title={words.closed}
      text={words.closedText}
      action={
        <>
          <LinkButton as={Link} to={signInPath('signIn', from)} tone="brand">
            {words.signIn}
          </LinkButton>
          <LinkButton as={Link} to="/" look="outline">
            {words.home}
          </LinkButton>
        </>
      }
    />
  )
}

interface RegistrationRestProps {
  view: Extract<RegistrationView, { kind: 'sent' | 'awaiting-admin' | 'registered' }>
  name: string
  from?: string | null
  onResend: () => void
  onChange: () => void
}

/** The account exists. The user must confirm it by email, wait for an administrator, or sign in. */
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
