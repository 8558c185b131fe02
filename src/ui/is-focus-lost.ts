/**
 * Whether the focused element has disappeared: nothing has the focus, or only the content of the page as a
 * whole, or a part of a closed alert dialog.
 */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return (
    activeElement === null ||
    activeElement === body ||
    activeElement.id === 'content' ||
    activeElement.closest('[role=alertdialog][data-state=closed]') !== null
  )
}
