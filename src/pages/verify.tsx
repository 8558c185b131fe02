import { BadgeCheck as Icon } from 'lucide-react'
import { Placeholder } from '#src/features/placeholder/placeholder.tsx'

export function VerifyPage() {
  return <Placeholder screen="verify" icon={<Icon />} />
}
