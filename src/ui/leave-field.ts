/**
 * Leaves a field for what is around it, where letters are keys of the screen again. Without that the focus
 * would be lost.
 */
export function leaveField(field: HTMLElement): void {
  const around = field.closest<HTMLElement>('[tabindex="-1"]')
  if (around === null) field.blur()
  else around.focus({ preventScroll: true })
}
