import { Suspense, use, type ComponentType } from 'react'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { firstSecond } from '#src/browser/first-second.ts'
import { useOnline } from '#src/browser/use-online.ts'
import type { Screens } from '#src/text/screens.en.ts'
import { useText } from '#src/text/use-text.ts'
import { NoLine } from './missing-file.tsx'
import { Guard } from './require-role.tsx'
import { ScreenSpinner } from './screen-spinner.tsx'
import type { RequiredRole } from './access.ts'

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
