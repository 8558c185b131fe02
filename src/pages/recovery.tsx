import { LifeBuoy as Icon } from 'lucide-react'
import { Placeholder } from '#src/features/placeholder/placeholder.tsx'

export function RecoveryPage() {
  return <Placeholder screen="recovery" icon={<Icon />} />
}
