import { Verification } from '#src/features/account/verification.tsx'
import { EntryPoster } from '#src/shell/entry-poster.tsx'

export function Page() {
  return (
    <>
      <EntryPoster />
      <Verification />
    </>
  )
}
