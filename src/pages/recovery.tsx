import { Recovery } from '#src/features/account/recovery.tsx'
import { EntryPoster } from '#src/shell/entry-poster.tsx'

export function RecoveryPage() {
  return (
    <>
      <EntryPoster />
      <Recovery />
    </>
  )
}
