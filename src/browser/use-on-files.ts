import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Gets files that are pasted or dropped into the field. A pasted or dropped text is left to the browser. */
export function useOnFiles(
  field: RefObject<HTMLTextAreaElement | null>,
  take: (files: readonly File[]) => void,
): void {
  const latest = useEffectEvent(take)
  useEffect(() => {
    const element = field.current
    if (element === null) return
    const hand = (event: ClipboardEvent | DragEvent, from: DataTransfer | null) => {
      const files = [...(from?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      latest(files)
    }
    const paste = (event: ClipboardEvent) => hand(event, event.clipboardData)
    const drop = (event: DragEvent) => hand(event, event.dataTransfer)
    // Without it the browser would open a dropped file in place of the page.
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    element.addEventListener('paste', paste)
    element.addEventListener('drop', drop)
    element.addEventListener('dragover', over)
    return () => {
      element.removeEventListener('paste', paste)
      element.removeEventListener('drop', drop)
      element.removeEventListener('dragover', over)
    }
  }, [field])
}
