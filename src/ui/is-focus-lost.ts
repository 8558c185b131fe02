/** The attribute of an element that has the focus only because the focused one has disappeared. */
export const HELD = 'data-holds-focus'

/**
 * Whether the focused element has disappeared: nothing has the focus, or only the content of the page as a
 * whole, or the place that the keeper of the focus chose, or a part of a closed alert dialog.
 */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return (
    activeElement === null ||
    activeElement === body ||
    activeElement.id === 'content' ||
    activeElement.hasAttribute(HELD) ||
    activeElement.closest('[role=alertdialog][data-state=closed]') !== null
  )
}
