import { SlidersHorizontal as Icon } from 'lucide-react'
import { Placeholder } from '#src/features/placeholder/placeholder.tsx'

export function AdminConfigsPage() {
  return <Placeholder screen="adminConfigs" icon={<Icon />} />
}
