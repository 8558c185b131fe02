import { EmailConfirmation } from '#src/features/account/email-confirmation.tsx'

export function ConfirmPage() {
  return <EmailConfirmation />
}
