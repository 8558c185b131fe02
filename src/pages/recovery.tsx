import { Recovery } from '#src/features/account/recovery.tsx'

export function RecoveryPage() {
  return <Recovery />
}
