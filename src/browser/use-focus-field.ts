import { useEffect, useEffectEvent } from 'react'

/**
 * Moves the focus to the field that the URL's fragment names. The form calls it, because the field must
 * exist.
 */
export function useFocusField({ hash, key }: { hash: string; key: string }): void {
  const land = useEffectEvent(() => {
    const field = hash === '' ? null : document.getElementsByName(hash.slice(1))[0]
    if (!field) return
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
  })
  // `key` changes when the user follows the same link again, which must move the focus again.
  useEffect(() => land(), [key])
}
