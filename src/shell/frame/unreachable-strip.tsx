import { useText } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { frame } from '#styled/recipes/frame.js'

/** Shown if the session could not be read. The screens below keep their data. */
export function UnreachableStrip({ onRetry }: { onRetry: () => void }) {
  const words = useText().screens.frame
  return (
    <div className={frame().strip}>
      <Alert
        tone="warning"
        action={
          <Button size="sm" look="outline" onClick={onRetry}>
            {words.retry}
          </Button>
        }
      >
        {words.unreachable}
      </Alert>
    </div>
  )
}
