import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import type { ResendMailState } from '#src/url/resend-mail-state.ts'
import { emailWithUnicodeDomain } from '#src/url/punycode-email.ts'
import type { SignInState } from '#src/url/sign-in-state.ts'
import { signInPath } from '#src/url/sign-in-path.ts'
import { entryWords } from '#src/text/areas/entry.ts'
import { useWords } from '#src/text/use-text.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LinkStateCard } from './mail-link-card.tsx'

/**
 * The server signs the user in, so the home page follows. If the browser kept no cookie, the sign-in screen
 * follows.
 */
export function Verification() {
  const [params] = useSearchParams()
  const { verification: words, link } = useWords(entryWords)
  const [view, send] = useProcess(usePart('entry').verification, {
    token: params.get('token'),
    email: params.get('email'),
  })
  const email = emailWithUnicodeDomain(params.get('email'))
  const state: SignInState = { name: email }
  // Replaces the history entry, so that "back" does not lead to a used link.
  if (view.kind === 'verified')
    return view.session === 'entered' ? (
      <Navigate to="/" replace />
    ) : (
      <Navigate to={signInPath('signIn', null)} state={state} replace />
    )
  return (
    <LinkStateCard
      state={view.kind === 'verifying' ? { kind: 'working' } : view}
      words={{ working: words.verifying, failed: words.failed, refusedHint: words.refusedHint }}
      ways={
        <>
          <LinkButton
            as={Link}
            to={signInPath('registration', null)}
            state={{ mailAgainTo: email } satisfies ResendMailState}
            tone="brand"
          >
            {words.newMail}
          </LinkButton>
          <LinkButton as={Link} to={signInPath('signIn', null)} state={state} look="outline">
            {link.signIn}
          </LinkButton>
        </>
      }
      onRetry={() => send({ type: 'retry' })}
    />
  )
}
