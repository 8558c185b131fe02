import { use } from 'react'
import { useChoice } from '#src/bind/use-choice.ts'
import { useWired } from '#src/bind/wired.ts'

/** Whether streaming mode hides flags, addresses and personal data in this browser. */
export function useMasked(): boolean {
  const { streamingMode } = use(useWired().watching())
  const [mode] = useChoice(streamingMode, 'off')
  return mode === 'on'
}
