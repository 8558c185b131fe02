/** True if no element has the focus, or only a closing question has it, which cannot return it. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return (
    activeElement === null ||
    activeElement === body ||
    activeElement.closest('[role=alertdialog][data-state=closed]') !== null
  )
}
