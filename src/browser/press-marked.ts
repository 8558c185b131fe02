const LETTER = /^[a-z]$/i

/**
 * The enabled control that a screen marks for a letter by `aria-keyshortcuts`. A visible control has
 * priority, because a screen may mark one control for wide windows and another for narrow ones.
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
