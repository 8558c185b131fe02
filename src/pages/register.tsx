import { UserPlus as Icon } from 'lucide-react'
import { Placeholder } from '#src/features/placeholder/placeholder.tsx'

export function RegisterPage() {
  return <Placeholder screen="register" icon={<Icon />} />
}
