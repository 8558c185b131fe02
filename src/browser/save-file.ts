/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: the browser may not have begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
