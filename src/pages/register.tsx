import { Registration } from '#src/features/account/registration.tsx'
import { EntryPoster } from '#src/shell/entry-poster.tsx'

export function Page() {
  return (
    <>
      <EntryPoster />
      <Registration />
    </>
  )
}
