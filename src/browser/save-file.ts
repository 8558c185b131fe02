export const saveFile = (name: string, type: string, text: string): void =>
  saveBlob(name, new Blob([text], { type }))

export const saveCanvas = (name: string, canvas: HTMLCanvasElement): void =>
  canvas.toBlob((blob) => (blob === null ? undefined : saveBlob(name, blob)), 'image/png')

function saveBlob(name: string, blob: Blob) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revokes the address later, because the browser may not have read it yet.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
