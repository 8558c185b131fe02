const LETTER = /^[a-z]$/i

/**
 * The control that a screen marks for a letter by `aria-keyshortcuts`. Of two, such as those of a wide and of
 * a narrow window, the one that shows.
 */
export function markedControl(letter: string): HTMLElement | null {
  if (!LETTER.test(letter)) return null
  const marked = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${letter.toUpperCase()}"]`)
  const controls = [...marked].filter((control) => !control.matches(':disabled, [aria-disabled=true]'))
  return controls.find(isShown) ?? controls[0] ?? null
}

/** Presses it; a field takes the focus. False: no control is marked for the letter. */
export function pressMarked(letter: string): boolean {
  const control = markedControl(letter)
  if (control === null) return false
  if (control.matches('input, select')) control.focus()
  else control.click()
  return true
}

const isShown = (control: HTMLElement) => control.getClientRects().length > 0
