import { useCallback } from 'react'
import { useScheme } from '#src/bind/use-scheme.ts'
import { addWatermark } from '#src/browser/watermark.ts'

/** Marks the screen with the account, invisible to the eye and readable in a leaked picture. */
export function Watermark({ text }: { text: string }) {
  const { shade } = useScheme().view
  // A stable function, because each render would draw the watermark again otherwise.
  const lay = useCallback(() => addWatermark(text, shade, Math.random), [text, shade])
  return <span hidden ref={lay} />
}
