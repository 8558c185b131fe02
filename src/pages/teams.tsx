import { Users as Icon } from 'lucide-react'
import { Placeholder } from '#src/features/placeholder/placeholder.tsx'

export function TeamsPage() {
  return <Placeholder screen="teams" icon={<Icon />} />
}
