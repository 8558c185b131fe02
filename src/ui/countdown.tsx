import { useNow } from '#src/browser/clock.ts'
import { SrOnly } from './layout.tsx'

export interface CountdownProps {
  until: number
  say: (seconds: number) => string
  /** Read out once in place of the number, which would be read out every second. */
  spoken: string
}

export function Countdown({ until, say, spoken }: CountdownProps) {
  // Both rounded to seconds, so that a wait of thirty seconds always begins with 30.
  const seconds = Math.max(1, Math.floor(until / 1000) - Math.floor(useNow() / 1000))
  return (
    <>
      <SrOnly>{spoken}</SrOnly>
      <span aria-hidden>{say(seconds)}</span>
    </>
  )
}
