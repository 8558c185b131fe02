export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Later, because the browser may not have read it yet.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
