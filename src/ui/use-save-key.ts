import { useEffect, useEffectEvent } from 'react'

/** Ctrl or ⌘ and S, which browsers would take as the wish to keep the page as a file. */
export function useSaveKey(save: () => void): void {
  const latest = useEffectEvent(save)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey ||
        event.key.toLowerCase() !== 's'
      )
        return
      event.preventDefault()
      // A key that is held down is one wish; and a dialog that is open is answered first.
      if (!event.repeat && !event.isComposing && !document.querySelector('[role=alertdialog], [role=dialog]'))
        latest()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
