import { Navigate, useSearchParams } from 'react-router-dom'
import { useSession } from '#src/bind/use-session.ts'
import { useSignIn } from '#src/bind/use-sign-in.ts'
import { returnPath } from '#src/lib/return-path.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Whoever is signed in already, or is now, goes on to where they came from. */
export function SignIn() {
  const [params] = useSearchParams()
  const session = useSession()
  const { view, submit, edit } = useSignIn()
  if (session.view.kind === 'signed-in') return <Navigate to={returnPath(params.get('from'))} replace />
  return <SignInForm view={view} onSubmit={submit} onEdit={edit} />
}
