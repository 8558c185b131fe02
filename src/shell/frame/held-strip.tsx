import { useSyncExternalStore } from 'react'
import { useApi } from '#src/api/api-context.ts'
import { useText } from '#src/text/use-text.ts'
import { WaitAlert } from '#src/ui/wait-alert.tsx'
import { frame } from '#styled/recipes/frame.js'

/** Shown while the rate limit delays the reads of the screen. They continue on their own. */
export function HeldStrip() {
  const { held } = useApi()
  const until = useSyncExternalStore(held.follow, held.until)
  const words = useText().screens.frame.held
  if (until === null) return null
  return (
    <div className={frame().strip}>
      <WaitAlert until={until} words={words} />
    </div>
  )
}
