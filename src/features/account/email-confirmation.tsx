import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useSession } from '#src/bind/use-session.ts'
import { returnStateOf } from '#src/url/sign-in-path.ts'
import { entryWords } from '#src/text/areas/entry.ts'
import { useWords } from '#src/text/use-text.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LinkStateCard } from './mail-link-card.tsx'

/**
 * The server accepts this link only from its owner. Visitors sign in first and return here, where the
 * confirmation continues automatically.
 */
export function EmailConfirmation() {
  const place = useLocation()
  const { confirmation: words } = useWords(entryWords)
  const { view, retry } = useSession()
  switch (view.kind) {
    case 'anonymous':
    case 'banned':
      return <Navigate to={returnStateOf('signIn', place)} replace />
    case 'signed-in':
      return <Confirming />
    case 'booting':
    case 'unreachable':
      return (
        <LinkStateCard
          state={
            view.kind === 'booting'
              ? { kind: 'working' }
              : { kind: 'failed', problem: view.problem, until: null }
          }
          words={{ working: words.confirming, failed: words.failed, refusedHint: words.refusedHint }}
          ways={null}
          onRetry={retry}
        />
      )
    default:
      return view satisfies never
  }
}

function Confirming() {
  const [params] = useSearchParams()
  const { confirmation: words, link } = useWords(entryWords)
  const [view, send] = useProcess(usePart('entry').emailConfirmation, {
    token: params.get('token'),
    email: params.get('email'),
  })
  // Replaces the history entry, so that "back" does not lead to a used link.
  if (view.kind === 'confirmed') return <Navigate to="/account/profile" replace />
  return (
    <LinkStateCard
      state={view.kind === 'confirming' ? { kind: 'working' } : view}
      words={{ working: words.confirming, failed: words.failed, refusedHint: words.refusedHint }}
      ways={
        <>
          <LinkButton as={Link} to="/account/profile" tone="brand">
            {words.toProfile}
          </LinkButton>
          <LinkButton as={Link} to="/" look="outline">
            {link.home}
          </LinkButton>
        </>
      }
      onRetry={() => send({ type: 'retry' })}
    />
  )
}
