/**
 * Moves the focus from a field to its surroundings, where letters are keys of the screen again. Otherwise the
 * focus would be lost.
 */
export function leaveField(field: HTMLElement): void {
  const around = field.closest<HTMLElement>('[tabindex="-1"]')
  if (around === null) field.blur()
  else around.focus({ preventScroll: true })
}
