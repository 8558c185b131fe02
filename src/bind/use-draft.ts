import { useState } from 'react'
import type { Draft, DraftStay } from '#src/wiring/drafts.ts'
import { useSession } from './use-session.ts'
import { useWired } from './wired.ts'

/** Contains edited fields only; untouched ones show the server's values. Each account has its own. */
export function useDraft(
  form: string,
  stay: DraftStay = 'page',
): { draft: Draft; type: (field: string, text: string) => void; forget: () => void } {
  const { drafts } = useWired()
  const { view } = useSession()
  const key = `${form} of ${view.kind === 'signed-in' ? view.account.id : ''}`
  const [shown, setShown] = useState(() => ({ key, draft: drafts.read(key) }))
  const draft = shown.key === key ? shown.draft : drafts.read(key)
  const keep = (next: Draft) => {
    drafts.write(key, next, stay)
    setShown({ key, draft: next })
  }
  return { draft, type: (field, text) => keep({ ...draft, [field]: text }), forget: () => keep({}) }
}
