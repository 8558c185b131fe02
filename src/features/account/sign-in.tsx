import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useSession } from '#src/bind/use-session.ts'
import { useSignIn } from '#src/bind/use-sign-in.ts'
import { returnPath } from '#src/url/return-path.ts'
import { nameOf } from '#src/url/sign-in-state.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Whoever is signed in already, or is now, goes on to where they came from. */
export function SignIn() {
  const [params] = useSearchParams()
  const name = nameOf(useLocation().state)
  const session = useSession()
  const { view, submit, edit } = useSignIn()
  const from = params.get('from')
  // Not before the process has said what it has to say: it ends with this screen.
  if (session.view.kind === 'signed-in' && view.kind !== 'busy')
    return <Navigate to={returnPath(from)} replace />
  return <SignInForm view={view} name={name} from={from} onSubmit={submit} onEdit={edit} />
}
