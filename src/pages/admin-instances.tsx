import { Container as Icon } from 'lucide-react'
import { Placeholder } from '#src/features/placeholder/placeholder.tsx'

export function AdminInstancesPage() {
  return <Placeholder screen="adminInstances" icon={<Icon />} />
}
