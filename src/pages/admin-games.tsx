import { Flag as Icon } from 'lucide-react'
import { Placeholder } from '#src/features/placeholder/placeholder.tsx'

export function AdminGamesPage() {
  return <Placeholder screen="adminGames" icon={<Icon />} />
}
