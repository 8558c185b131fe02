/**
 * True if the element that had the focus is gone: nothing has it, or only a closing question, which finds no
 * element to return it to.
 */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return (
    activeElement === null ||
    activeElement === body ||
    activeElement.closest('[role=alertdialog][data-state=closed]') !== null
  )
}
