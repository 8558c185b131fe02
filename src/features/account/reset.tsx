import Unlink from 'lucide-react/icons/unlink'
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
import { ResultCard } from '#src/ui/result-card.tsx'
import { ResetForm } from './reset-form.tsx'

export function Reset() {
  const [params] = useSearchParams()
  const words = useWords(entryWords)
  const [view, send] = useProcess(usePart('entry').reset, {
    token: params.get('token'),
    email: params.get('email'),
  })
  const email = emailWithUnicodeDomain(params.get('email'))
  // Replaces the history entry, so that "back" does not lead to a used link.
  if (view.kind === 'done')
    return <Navigate to={signInPath('signIn', null)} state={{ name: email } satisfies SignInState} replace />
  if (view.kind !== 'missing')
    return (
      <ResetForm
        view={view}
        email={email}
        onSubmit={(chosen) => send({ type: 'submit', ...chosen })}
        onEdit={() => send({ type: 'edit' })}
      />
    )
  return (
    <ResultCard
      icon={<Unlink />}
      tone="warning"
      title={words.link.missing}
      text={words.link.missingText}
      action={
        <LinkButton
          as={Link}
          to={signInPath('recovery', null)}
          state={{ mailAgainTo: email } satisfies ResendMailState}
          tone="brand"
        >
          {words.reset.newMail}
        </LinkButton>
      }
    />
  )
}
