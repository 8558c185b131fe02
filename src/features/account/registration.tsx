import UserLock from 'lucide-react/icons/user-lock'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { getConfig } from '#contract/calls/info.ts'

import { useRead } from '#src/api/use-read.ts'
import { useRegistration } from '#src/bind/use-registration.ts'
import { useSession } from '#src/bind/use-session.ts'
import { resendMailStateOf } from '#src/url/resend-mail-state.ts'
import { returnPath } from '#src/url/return-path.ts'
import { signInPath } from '#src/url/sign-in-path.ts'
import { entryWords } from '#src/text/areas/entry.ts'
import { useWords } from '#src/text/use-text.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { ResultCard } from '#src/ui/result-card.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationRest } from './registration-outcome.tsx'

/** Whoever is signed in already, or is now, goes on to where they came from. */
export function Registration() {
  const [params] = useSearchParams()
  const session = useSession()
  const again = resendMailStateOf(useLocation().state)
  const { view, draft, type, submit, resend, change } = useRegistration(again)
  // Asked anew: what the rest of the page goes by may be as old as an earlier visit.
  const config = useRead(getConfig, {}, 'once')
  const isClosed = config.state === 'ready' && config.value.allowRegister === false
  const from = params.get('from')
  // Not before the process has said what it has to say: it ends with this screen.
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
          onDraftChange={type}
          onSubmit={submit}
        />
      )
    case 'sent':
    case 'awaiting-admin':
    case 'registered':
      return (
        <RegistrationRest view={view} name={draft.userName} from={from} onResend={resend} onChange={change} />
      )
    default:
      return view satisfies never
  }
}

/** Told before anybody fills in a form for nothing. A server that keeps it to itself refuses what is sent. */
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
