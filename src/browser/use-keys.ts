import { useEffectEvent, useLayoutEffect } from 'react'

/** Elements that use a key themselves. `letter` stands for all other keys. */
const OWN = {
  ' ': 'button, a, input, textarea, select, [role=slider]',
  Enter: 'button, a',
  // A letter also finds the entry of a list that begins with it. A checkbox uses only Space.
  letter:
    'input:not([type=hidden], [type=checkbox]), textarea, select, [role=combobox], [role=listbox], [role=menu]',
}

/** Keyboard shortcuts of the whole page. If `hear` returns true, the press is consumed. */
export function useKeys(hear: (key: string) => boolean): void {
  useKeyPresses((event) => isShortcut(event) && hear(keyOf(event)))
}

export function isShortcut(event: KeyboardEvent): boolean {
  const { key, target, altKey, ctrlKey, metaKey } = event
  if (event.defaultPrevented || event.isComposing || event.repeat) return false
  return !(altKey || ctrlKey || metaKey || isTakenBy(target, key))
}
export const keyOf = ({ key }: KeyboardEvent): string => (key.length === 1 ? key.toLowerCase() : key)

/**
 * All presses, even those with Ctrl or Alt and those in a field. If `hear` returns true, the press is
 * consumed.
 */
export function useKeyPresses(hear: (event: KeyboardEvent) => boolean): void {
  const latest = useEffectEvent(hear)
  // Added in the commit that draws the screen, because a press right after it would be lost otherwise.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (latest(event)) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function isTakenBy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  // A dialog has keys of its own.
  if (target.closest('[role=dialog], [role=alertdialog]')) return true
  return target.matches(key === ' ' || key === 'Enter' ? OWN[key] : OWN.letter)
}
