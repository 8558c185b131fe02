import { useKeyPresses } from '#src/browser/use-keys.ts'

/** Elements that use letters or arrows themselves. A checkbox uses only Space. */
const TYPED =
  'input:not([type=hidden], [type=checkbox]), textarea, select, [role=combobox], [role=listbox], [role=menu]'

/**
 * Keys of a list, such as `j` and `Alt ArrowUp`. They act wherever the focus is, but not while the user types
 * or a dialog is open.
 */
export function useListKeys(hear: (key: string, isShifted: boolean) => boolean): void {
  useKeyPresses((event) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey) return false
    // With other keys Alt belongs to the browser.
    if (altKey && key !== 'ArrowUp' && key !== 'ArrowDown') return false
    if (target instanceof Element) {
      if (target.closest('[role=dialog], [role=alertdialog]') || target.matches(TYPED)) return false
      if (key === 'Enter' && target.matches('button, a')) return false
    }
    if (altKey) return hear(`Alt ${key}`, shiftKey)
    return hear(key.length === 1 ? key.toLowerCase() : key, shiftKey)
  })
}
