import { useText } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { frame } from '#styled/recipes/frame.js'

/** Says that the server could not be asked who this is; the screens below show what they have. */
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
