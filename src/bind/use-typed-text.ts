import { useState } from 'react'
import type { TextLife, TypedTexts } from '#src/wiring/typed-text.ts'
import { useSession } from './use-session.ts'
import { useWired } from './wired.ts'

/** Contains only edited fields. Untouched ones show the values of the server. Each account has its own. */
export function useTypedText(
  form: string,
  life: TextLife = 'page',
): { texts: TypedTexts; type: (field: string, text: string) => void; forget: () => void } {
  const { typedTexts } = useWired()
  const { view } = useSession()
  const key = `${form} of ${view.kind === 'signed-in' ? view.account.id : ''}`
  const [shown, setShown] = useState(() => ({ key, texts: typedTexts.read(key) }))
  const texts = shown.key === key ? shown.texts : typedTexts.read(key)
  const keep = (next: TypedTexts) => {
    typedTexts.write(key, next, life)
    setShown({ key, texts: next })
  }
  return { texts, type: (field, text) => keep({ ...texts, [field]: text }), forget: () => keep({}) }
}
