/** So many at a time for each key, so many more waiting in line, the rest refused. */
export interface Turnstile {
  /** The way out, or null where the line is full. */
  enter(key: string): Promise<(() => void) | null>
}

export function turnstile({ atOnce, queue }: { atOnce: number; queue: number }): Turnstile {
  const doors = new Map<string, { inside: number; line: (() => void)[] }>()

  const leave = (key: string) => {
    const door = doors.get(key)
    if (!door) return
    const next = door.line.shift()
    // The one who waits takes the place over; it is never free in between.
    if (next) next()
    else if (--door.inside === 0) doors.delete(key)
  }
  const wayOut = (key: string) => {
    let isOut = false
    return () => {
      if (!isOut) leave(key)
      isOut = true
    }
  }
  return {
    async enter(key) {
      const door = doors.get(key) ?? { inside: 0, line: [] }
      doors.set(key, door)
      if (door.inside < atOnce) door.inside++
      else if (door.line.length < queue) await new Promise<void>((resolve) => door.line.push(resolve))
      else return null
      return wayOut(key)
    },
  }
}
