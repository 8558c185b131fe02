import { Recovery } from '#src/features/account/recovery.tsx'
import { EntryPoster } from '#src/shell/entry-poster.tsx'

export function Page() {
  return (
    <>
      <EntryPoster />
      <Recovery />
    </>
  )
}
