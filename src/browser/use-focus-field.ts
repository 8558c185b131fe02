import { useEffect, useEffectEvent } from 'react'

/**
 * Takes the focus to the field that an address names after its `#`. Called by the form, as a field cannot be
 * reached before it is there.
 */
export function useFocusField({ hash, key }: { hash: string; key: string }): void {
  const land = useEffectEvent(() => {
    const field = hash === '' ? null : document.getElementsByName(hash.slice(1))[0]
    if (!field) return
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
  })
  // The same address once more is another step.
  useEffect(() => land(), [key])
}
