import { Reset } from '#src/features/reset/reset.tsx'

export function ResetPage() {
  return <Reset />
}
