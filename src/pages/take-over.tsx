import { Suspense } from 'react'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { ScreenColumn } from '#src/ui/screen-column.tsx'

// Loads after the page, so that the list of screens does not name its files in the first load.
const TakeOverScreen = lazyPart(
  async () => (await import('#src/features/take-over/take-over-screen.tsx')).TakeOverScreen,
)

export function Page() {
  return (
    <ScreenColumn>
      <Suspense>
        <TakeOverScreen />
      </Suspense>
    </ScreenColumn>
  )
}
