/** A screen with its own search marks it by the input type. Also gets the focus of a button that clears it. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('#content input[type=search]')?.focus()
}
