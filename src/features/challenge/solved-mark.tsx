import { challengeWords } from '#src/text/areas/challenge.ts'
import { useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { useFocusOn } from '#src/ui/use-focus-on.ts'
import { css } from '#styled/css/index.js'

/** Takes the focus from the field that it stands in place of. */
export function SolvedMark({ when, isPractice }: { when: 'now' | 'before'; isPractice: boolean }) {
  const words = useWords(challengeWords).answer
  const place = useFocusOn<HTMLDivElement>(when === 'now' ? when : null)
  const right = isPractice ? words.acceptedPractice : words.accepted
  return (
    <div ref={place} tabIndex={-1} className={css({ outline: 'none' })}>
      <Alert tone="success">{when === 'now' ? right : words.solved}</Alert>
    </div>
  )
}
