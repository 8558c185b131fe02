import { Users as Icon } from 'lucide-react'
import { Placeholder } from '#src/features/placeholder/placeholder.tsx'

export function AdminTeamsPage() {
  return <Placeholder screen="adminTeams" icon={<Icon />} />
}
