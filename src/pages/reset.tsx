import { KeyRound as Icon } from 'lucide-react'
import { Placeholder } from '#src/features/placeholder/placeholder.tsx'

export function ResetPage() {
  return <Placeholder screen="reset" icon={<Icon />} />
}
