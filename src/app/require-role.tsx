import Ban from 'lucide-react/icons/ban'
import type { ReactNode } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { useSession } from '#src/bind/use-session.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { ScreenSpinner } from './screen-spinner.tsx'
import { toAccess, type RequiredRole } from './access.ts'

export function Guard({ required, children }: { required: RequiredRole; children: ReactNode }) {
  const { view, retry } = useSession()
  const { reading, disabled } = useText().screens
  const way = toAccess(view, required, useLocation())
  switch (way.kind) {
    case 'open':
      return children
    case 'waiting':
      return <ScreenSpinner />
    case 'cut-off':
      return <LoadError size="page" rank="h1" {...failedWords(way.problem, reading)} onRetry={retry} />
    case 'disabled':
      return (
        <EmptyState
          size="page"
          rank="h1"
          tone="danger"
          icon={<Ban />}
          title={disabled.title}
          text={disabled.text}
          action={
            <LinkButton as={Link} to="/" tone="brand">
              {disabled.home}
            </LinkButton>
          }
        />
      )
    case 'elsewhere':
      return <Navigate to={way.to} replace />
    default:
      return way satisfies never
  }
}
