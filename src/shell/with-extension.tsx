import Unplug from 'lucide-react/icons/unplug'
import type { ReactNode } from 'react'
import { useConfig } from '#src/api/use-config.ts'
import { useText } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'

/** Shows a screen that needs an extension, or says that the server does not have it. */
export function WithExtension({ name, children }: { name: string; children: ReactNode }) {
  const { reading } = useText().screens
  return useConfig().features?.includes(name) ? (
    children
  ) : (
    <EmptyState rank="h2" icon={<Unplug />} title={reading.unsupported} />
  )
}
