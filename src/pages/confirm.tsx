import { EmailConfirmation } from '#src/features/verification/email-confirmation.tsx'

export function ConfirmPage() {
  return <EmailConfirmation />
}
