import { Recovery } from '#src/features/recovery/recovery.tsx'

export function RecoveryPage() {
  return <Recovery />
}
