const LETTER = /^[a-z]$/i

/**
 * The control that a screen marks for a letter by `aria-keyshortcuts`. If a wide and a narrow window have one
 * each, the visible one.
 */
export function markedControl(letter: string): HTMLElement | null {
  if (!LETTER.test(letter)) return null
  const marked = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${letter.toUpperCase()}"]`)
  const controls = [...marked].filter((control) => !control.matches(':disabled, [aria-disabled=true]'))
  return controls.find(isShown) ?? controls[0] ?? null
}

/** Presses the control. A field gets the focus instead. False: no control has this letter. */
export function pressMarked(letter: string): boolean {
  const control = markedControl(letter)
  if (control === null) return false
  if (control.matches('input, select')) control.focus()
  else control.click()
  return true
}

const isShown = (control: HTMLElement) => control.getClientRects().length > 0
