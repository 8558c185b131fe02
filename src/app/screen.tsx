import Ban from 'lucide-react/icons/ban'
import { Suspense, use, type ComponentType, type ReactNode } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import type { Role } from '#contract/models/role.ts'
import type { Problem } from '#contract/problem.ts'
import { isAtLeast } from '#contract/rules/role.ts'
import type { SessionView } from '#machines/app/session.machine.ts'
import { useSession } from '#src/bind/use-session.ts'
import { firstSecond } from '#src/browser/first-second.ts'
import { useOnline } from '#src/browser/use-online.ts'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { failedWords } from '#src/text/problem-words.ts'
import type { Screens } from '#src/text/screens.en.ts'
import { useText } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { returnStateOf } from '#src/url/sign-in-path.ts'
import { css } from '#styled/css/index.js'
import { NoLine } from './missing-file.tsx'

export interface ScreenPlan {
  Page: ComponentType
  /** The platform's name alone, a name from the catalogue, or whatever the page finds out. */
  title: 'platform' | 'by-page' | keyof Screens['title']
  guard: RequiredRole | null
}

/** One screen: its name in the tab, who may enter, and a spinner until its file has come. */
export function Screen({ Page, title, guard }: ScreenPlan) {
  const page = (
    <Suspense fallback={<PatientSpinner />}>
      <Page />
    </Suspense>
  )
  return (
    <>
      <ScreenTitle title={title} />
      {guard ? <Guard required={guard}>{page}</Guard> : page}
    </>
  )
}

function PatientSpinner() {
  use(firstSecond)
  return useOnline() ? <ScreenSpinner /> : <NoLine />
}

function ScreenTitle({ title }: Pick<ScreenPlan, 'title'>) {
  const names = useText().screens.title
  if (title === 'by-page') return null
  return <DocumentTitle screen={title === 'platform' ? null : names[title]} />
}

function Guard({ required, children }: { required: RequiredRole; children: ReactNode }) {
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

function ScreenSpinner() {
  return (
    <div className={css({ display: 'grid', placeItems: 'center', minHeight: 'screen', animation: 'appear' })}>
      <Spinner size="lg" label={useText().screens.reading.loading} />
    </div>
  )
}

type RequiredRole = Exclude<Role, 'Banned'>
type Access =
  | { kind: 'open' }
  | { kind: 'waiting' }
  | { kind: 'disabled' }
  | { kind: 'cut-off'; problem: Problem }
  | { kind: 'elsewhere'; to: string }

/**
 * As long as nobody knows the role it counts as User's, so that a player's screen is not held up by the
 * profile.
 */
export function toAccess(
  session: SessionView,
  required: RequiredRole,
  spot: Parameters<typeof returnStateOf>[1],
): Access {
  switch (session.kind) {
    case 'signed-in':
      return isAtLeast(session.account.role, required) ? { kind: 'open' } : { kind: 'elsewhere', to: '/404' }
    case 'anonymous':
      return { kind: 'elsewhere', to: returnStateOf('signIn', spot) }
    case 'banned':
      return { kind: 'disabled' }
    case 'booting':
      return required === 'User' ? { kind: 'open' } : { kind: 'waiting' }
    case 'unreachable':
      return required === 'User' ? { kind: 'open' } : { kind: 'cut-off', problem: session.problem }
    default:
      return session satisfies never
  }
}
