import { useEffect, useEffectEvent } from 'react'

/** Ctrl or ⌘ and S. Otherwise browsers would save the page as a file. */
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
      // Ignores repeats of a held key, and leaves the key to an open dialog.
      if (!event.repeat && !event.isComposing && !document.querySelector('[role=alertdialog], [role=dialog]'))
        latest()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
