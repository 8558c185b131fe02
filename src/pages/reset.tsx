import { Reset } from '#src/features/account/reset.tsx'

export function ResetPage() {
  return <Reset />
}
