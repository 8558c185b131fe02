import Eye from 'lucide-react/icons/eye'
import { Suspense, useDeferredValue, useId, useState } from 'react'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { challengeEditor } from '#styled/recipes/challenge-editor.js'
import type { PreviewProps } from './preview-body.tsx'
import { previewChallenge } from './preview-challenge.ts'

// Loads after the form, which is what the user came for.
const PreviewBody = lazyPart(async () => (await import('./preview-body.tsx')).PreviewBody)

// Loads with the first press, because most users never open it.
const PreviewDrawer = lazyPart(async () => (await import('./preview-drawer.tsx')).PreviewDrawer)

/** Follows what is typed, but never holds it up: a long text takes a moment to draw. */
export function EditorPreview({ form, ...rest }: PreviewProps) {
  const words = useWords(challengeEditorWords).screen
  const style = challengeEditor()
  const heading = useId()
  const shown = useDeferredValue(form)
  const { title } = previewChallenge(shown, rest.challenge)
  return (
    // A tab stop, because users without a mouse could not scroll it otherwise.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <aside aria-labelledby={heading} tabIndex={0} className={style.preview}>
      <h2 id={heading} className={style.heading}>
        {words.seen}
      </h2>
      <div className={style.seen}>
        <p className={style.seenTitle}>{title}</p>
        <Suspense>
          <PreviewBody {...rest} form={shown} />
        </Suspense>
      </div>
    </aside>
  )
}

/** Opens the preview where it has no place beside the form. */
export function PreviewButton(props: PreviewProps) {
  const words = useWords(challengeEditorWords).screen
  const style = challengeEditor()
  const [shown, setShown] = useState<'closed' | 'open'>('closed')
  return (
    <>
      <Button
        look="ghost"
        size="sm"
        title={words.preview}
        icon={<Eye aria-hidden />}
        onClick={() => setShown('open')}
      >
        <span className={style.previewWord}>{words.preview}</span>
      </Button>
      {shown === 'open' ? (
        <Suspense>
          <PreviewDrawer {...props} onClose={() => setShown('closed')} />
        </Suspense>
      ) : null}
    </>
  )
}
