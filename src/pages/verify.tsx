import { Verification } from '#src/features/account/verification.tsx'

export function VerifyPage() {
  return <Verification />
}
