import { SignIn } from '#src/features/account/sign-in.tsx'
import { EntryPoster } from '#src/shell/entry-poster.tsx'

export function Page() {
  return (
    <>
      <EntryPoster />
      <SignIn />
    </>
  )
}
