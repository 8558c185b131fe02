import Ban from 'lucide-react/icons/ban'
import { Suspense, use, type ComponentType, type ReactNode } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
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
import { css } from '#styled/css/index.js'
import { NoLine } from './missing-file.tsx'
import { type RequiredRole, toAccess } from './access.ts'

export interface ScreenPlan {
  Page: ComponentType
  /** `platform`: only the platform's name. Missing: the page sets the title. Others are keys of the texts. */
  title: 'platform' | keyof Screens['title'] | undefined
  guard: RequiredRole | null
}

/** Shows a spinner until the file of the screen has loaded, or a message while offline. */
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
  if (!title) return null
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
    <div className={css({ display: 'grid', placeItems: 'center', minHeight: 'page', animation: 'appear' })}>
      <Spinner size="lg" label={useText().screens.reading.loading} />
    </div>
  )
}
