import Eye from 'lucide-react/icons/eye'
import { Suspense, useState } from 'react'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { lazyPart } from '#src/browser/lazy-part.ts'
import type { PreviewProps } from './preview-drawer.tsx'

// Comes with the first press.
const PreviewDrawer = lazyPart(async () => (await import('./preview-drawer.tsx')).PreviewDrawer)

/** What players would see of what stands in the form, saved or not. */
export function ChallengePreview(props: PreviewProps) {
  const words = useWords(challengeEditorWords).screen
  const [shown, setShown] = useState<'closed' | 'open'>('closed')
  return (
    <>
      <Button look="outline" icon={<Eye aria-hidden />} onClick={() => setShown('open')}>
        {words.preview}
      </Button>
      {shown === 'open' ? (
        <Suspense>
          <PreviewDrawer {...props} onClose={() => setShown('closed')} />
        </Suspense>
      ) : null}
    </>
  )
}
