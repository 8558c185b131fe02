import { ScrollText as Icon } from 'lucide-react'
import { Placeholder } from '#src/features/placeholder/placeholder.tsx'

export function AdminLogsPage() {
  return <Placeholder screen="adminLogs" icon={<Icon />} />
}
