import { SignIn } from '#src/features/account/sign-in.tsx'
import { EntryPoster } from '#src/shell/entry-poster.tsx'

export function LoginPage() {
  return (
    <>
      <EntryPoster />
      <SignIn />
    </>
  )
}
