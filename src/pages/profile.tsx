import { CircleUser as Icon } from 'lucide-react'
import { Placeholder } from '#src/features/placeholder/placeholder.tsx'

export function ProfilePage() {
  return <Placeholder screen="profile" icon={<Icon />} />
}
