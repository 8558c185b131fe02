import { Suspense } from 'react'
import { useConfig } from '#src/api/use-config.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'

// Loads with the first notice, because there is rarely one.
const NoticeLine = lazyPart(async () => (await import('./platform-notice-line.tsx')).PlatformNoticeLine)

/** What the organisers tell the whole platform. Other servers send nothing here. */
export function PlatformNotice() {
  const { notice } = useConfig()
  return <Suspense>{notice ? <NoticeLine key={notice.id} notice={notice} /> : null}</Suspense>
}
