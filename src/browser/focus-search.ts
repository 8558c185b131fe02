/**
 * Finds the search field by its input type, because each screen has its own. A button that clears a search
 * uses it to return the focus.
 */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('#content input[type=search]')?.focus()
}
