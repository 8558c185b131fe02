import { SignIn } from '#src/features/account/sign-in.tsx'

export function LoginPage() {
  return <SignIn />
}
