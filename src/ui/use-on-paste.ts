import { useEffect, useEffectEvent } from 'react'

/** Gets the first pasted file, wherever the focus is on the page. */
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
