/**
 * What had the focus is gone: nothing has it, or only a question on its way out, which finds nothing to lead
 * back to.
 */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return (
    activeElement === null ||
    activeElement === body ||
    activeElement.closest('[role=alertdialog][data-state=closed]') !== null
  )
}
