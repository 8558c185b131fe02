import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/api/use-config.ts'
import { Text } from '#src/ui/layout.tsx'

/** A name that leads to its page in the room. Null, or a server without these pages: there is no link. */
export function PageName({ to, children }: { to: string | null; children: ReactNode }) {
  const hasPages = useConfig().features?.includes('room-pages') ?? false
  return to === null || !hasPages ? (
    <Text as="bdi" lines="broken">
      {children}
    </Text>
  ) : (
    <Text as={Link} to={to} lines="broken">
      <bdi>{children}</bdi>
    </Text>
  )
}
