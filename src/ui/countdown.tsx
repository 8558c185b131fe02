import { useNow } from '#src/browser/clock.ts'
import { SrOnly } from './layout.tsx'

export interface CountdownProps {
  until: number
  say: (seconds: number) => string
  /** Screen readers announce this once instead of the number, which they would announce every second. */
  spoken: string
}

export function Countdown({ until, say, spoken }: CountdownProps) {
  // Rounds both to seconds, so that a wait of thirty seconds always starts with 30.
  const seconds = Math.max(1, Math.floor(until / 1000) - Math.floor(useNow() / 1000))
  return (
    <>
      <SrOnly>{spoken}</SrOnly>
      <span aria-hidden>{say(seconds)}</span>
    </>
  )
}
