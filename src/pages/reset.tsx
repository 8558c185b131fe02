import { Reset } from '#src/features/account/reset.tsx'
import { EntryPoster } from '#src/shell/entry-poster.tsx'

export function Page() {
  return (
    <>
      <EntryPoster />
      <Reset />
    </>
  )
}
