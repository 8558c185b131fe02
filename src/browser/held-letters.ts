let held = ''

function hold(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey } = event
  if (key.length > 1 || ctrlKey || metaKey || altKey) return
  held += key
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Keeps letters from the page until `takeLetters`. The field that they are for has not loaded, and the keys
 * of the screen must not get them.
 */
export const holdLetters = () => addEventListener('keydown', hold, true)

/** The letters since `holdLetters`. Later letters reach the page as usual. */
export function takeLetters(): string {
  removeEventListener('keydown', hold, true)
  const letters = held
  held = ''
  return letters
}
