import { Verification } from '#src/features/verification/verification.tsx'

export function VerifyPage() {
  return <Verification />
}
