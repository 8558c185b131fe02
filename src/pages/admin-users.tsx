import { UserCog as Icon } from 'lucide-react'
import { Placeholder } from '#src/features/placeholder/placeholder.tsx'

export function AdminUsersPage() {
  return <Placeholder screen="adminUsers" icon={<Icon />} />
}
