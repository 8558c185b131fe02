import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useSession } from '#src/bind/use-session.ts'
import { returnPath } from '#src/url/return-path.ts'
import { nameOf } from '#src/url/sign-in-state.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Signed-in users continue to the screen that they came from, because they need no form. */
export function SignIn() {
  const [params] = useSearchParams()
  const name = nameOf(useLocation().state)
  const session = useSession()
  const [view, send] = useProcess(usePart('entry').signIn)
  const from = params.get('from')
  // Waits until the process has announced its result, because it ends with this screen.
  if (session.view.kind === 'signed-in' && view.kind !== 'busy')
    return <Navigate to={returnPath(from)} replace />
  return (
    <SignInForm
      view={view}
      name={name}
      from={from}
      onSubmit={(credentials) => send({ type: 'submit', ...credentials })}
      onEdit={() => send({ type: 'edit' })}
    />
  )
}
