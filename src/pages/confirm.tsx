import { MailCheck as Icon } from 'lucide-react'
import { Placeholder } from '#src/features/placeholder/placeholder.tsx'

export function ConfirmPage() {
  return <Placeholder screen="confirm" icon={<Icon />} />
}
