/**
 * Moves the focus from a field to the focusable element around it, where letters are keys of the screen
 * again. Without such an element the field only loses the focus.
 */
export function leaveField(field: HTMLElement): void {
  const around = field.closest<HTMLElement>('[tabindex="-1"]')
  if (around === null) field.blur()
  else around.focus({ preventScroll: true })
}
