/**
 * True if the focused element is gone: nothing has the focus, or only a closing dialog whose opener no longer
 * exists.
 */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return (
    activeElement === null ||
    activeElement === body ||
    activeElement.closest('[role=alertdialog][data-state=closed]') !== null
  )
}
