/**
 * Numbers of the last `slots * slotMs`, kept by the slot of time that they belong to. Older ones are dropped.
 */
export interface TimeSlots {
  add(now: number, by?: number): void
  /** Keeps the largest number of the slot. */
  atLeast(now: number, value: number): void
  /** The sum of the slots that began within this time. */
  sum(now: number, ms: number): number
  most(now: number): number
}

export function openTimeSlots({ slots, slotMs }: { slots: number; slotMs: number }): TimeSlots {
  const values = new Map<number, number>()
  const slotOf = (now: number) => Math.floor(now / slotMs)
  const put = (now: number, next: (before: number) => number) => {
    const slot = slotOf(now)
    if (!values.has(slot)) drop(slot)
    values.set(slot, next(values.get(slot) ?? 0))
  }
  /** Later slots were kept before the clock was set back. */
  const drop = (current: number) => {
    for (const slot of values.keys()) if (slot > current || slot <= current - slots) values.delete(slot)
  }
  const within = (now: number, ms: number) => {
    const last = slotOf(now)
    const first = Math.max(slotOf(now - ms) + 1, last - slots + 1)
    return [...values].flatMap(([slot, value]) => (slot >= first && slot <= last ? [value] : []))
  }
  return {
    add: (now, by = 1) => put(now, (before) => before + by),
    atLeast: (now, value) => put(now, (before) => Math.max(before, value)),
    sum: (now, ms) => within(now, ms).reduce((sum, value) => sum + value, 0),
    most: (now) => Math.max(0, ...within(now, slots * slotMs)),
  }
}
