import { useRef, useState } from 'react'

/** Why a list stands still: a press, its scroll position, the cursor in it, or the open panel of a row. */
export type HoldReason = 'button' | 'scroll' | 'cursor' | 'panel'
export interface Hold {
  isHeld: boolean
  begin: (reason: HoldReason) => void
  end: (reason: HoldReason) => void
  /** The list stands still in between, too. */
  swap: (ended: HoldReason, begun: HoldReason) => void
  endAll: () => void
}

const NONE: ReadonlySet<HoldReason> = new Set()

/** Holds a list still as long as there is a reason, so that no row moves under a hand. */
export function useHold(acts: { hold: () => void; follow: () => void }): Hold {
  const [reasons, setReasons] = useState(NONE)
  // Two events of one press may come before the next render.
  const latest = useRef(NONE)
  const change = (next: ReadonlySet<HoldReason>) => {
    const wasHeld = latest.current.size > 0
    latest.current = next
    setReasons(next)
    if (next.size > 0 && !wasHeld) acts.hold()
    if (next.size === 0 && wasHeld) acts.follow()
  }
  const without = (reason: HoldReason) => [...latest.current].filter((each) => each !== reason)
  return {
    isHeld: reasons.size > 0,
    begin: (reason) => change(new Set([...latest.current, reason])),
    end: (reason) => change(new Set(without(reason))),
    swap: (ended, begun) => change(new Set([...without(ended), begun])),
    endAll: () => change(NONE),
  }
}
