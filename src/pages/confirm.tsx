import { EmailConfirmation } from '#src/features/account/email-confirmation.tsx'
import { EntryPoster } from '#src/shell/entry-poster.tsx'

export function Page() {
  return (
    <>
      <EntryPoster />
      <EmailConfirmation />
    </>
  )
}
