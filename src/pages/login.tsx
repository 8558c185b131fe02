import { SignIn } from '#src/features/sign-in/sign-in.tsx'

export function LoginPage() {
  return <SignIn />
}
