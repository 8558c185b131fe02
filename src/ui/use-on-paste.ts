import { useEffect, useEffectEvent } from 'react'

/**
 * Takes the first file that is pasted anywhere on the page: what has the focus meanwhile may be a button that
 * knows nothing of files.
 */
export function useOnPaste(take: (file: File) => void): void {
  const latest = useEffectEvent(take)
  useEffect(() => {
    const hear = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? []
      if (file) latest(file)
    }
    document.addEventListener('paste', hear)
    return () => document.removeEventListener('paste', hear)
  }, [])
}
