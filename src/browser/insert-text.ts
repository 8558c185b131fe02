/** A place in a field, for a text that arrives later. */
export interface Spot {
  field: HTMLTextAreaElement
  /** What stands before it. */
  before: string
}

export const spotOf = (field: HTMLTextAreaElement): Spot => ({
  field,
  before: field.value.slice(0, field.selectionEnd),
})

/**
 * Inserts the text as if it were typed, so that the browser can undo it. If the place has changed meanwhile,
 * the text goes to the end of the line in which the user writes now. The focus stays where it is. Returns the
 * place behind the text.
 */
export function insertText({ field, before }: Spot, text: string): Spot {
  const { value, selectionStart, selectionEnd } = field
  const line = value.indexOf('\n', selectionEnd)
  const at = value.startsWith(before) ? before.length : line < 0 ? value.length : line
  const moved = (caret: number) => (caret < at ? caret : caret + text.length)
  if (document.activeElement === field) {
    field.setSelectionRange(at, at)
    // Nothing else keeps the history of the field. It does nothing in a window without the focus.
    // oxlint-disable-next-line typescript/no-deprecated
    document.execCommand('insertText', false, text)
  }
  if (field.value === value) {
    field.setRangeText(text, at, at)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  field.setSelectionRange(moved(selectionStart), moved(selectionEnd))
  return { field, before: value.slice(0, at) + text }
}
