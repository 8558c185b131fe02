import { useEffect, useEffectEvent } from 'react'

/** What a person may ask for by key on every screen. */
export type Shortcut = 'palette' | 'keys' | 'search'

/** Single keys are letters while somebody types. */
export function toShortcut(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>,
  isTyping: boolean,
): Shortcut | null {
  if (event.isComposing || event.altKey) return null
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' ? 'palette' : null
  if (isTyping) return null
  if (event.key === '?') return 'keys'
  return event.key === '/' ? 'search' : null
}

export function useShortcuts(grant: (wish: Shortcut) => void) {
  const latest = useEffectEvent(grant)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const wish = toShortcut(event, event.target instanceof HTMLElement && isEditable(event.target))
      if (!wish) return
      event.preventDefault()
      latest(wish)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

/** A screen with a search of its own marks it by its type. */
export function focusScreenSearch() {
  document.querySelector<HTMLElement>('#content input[type=search]')?.focus()
}

function isEditable(element: HTMLElement): boolean {
  return element.isContentEditable || element.matches('input, textarea, select')
}
