/** A bounded queue that serves callers in turn, however many items each of them adds. */
export interface CallerQueue<Item> {
  /**
   * Returns the item that found no place, or null. A full queue drops the newest item of the caller with the
   * most items. If `caller` would have as many itself, the new item finds no place.
   */
  push(caller: string, item: Item): Item | null
  peek(): Item | null
  take(): Item | null
  remove(caller: string, item: Item): void
  readonly size: number
}

export function openCallerQueue<Item>(most: number): CallerQueue<Item> {
  /** The first key is the caller whose turn is next. */
  const lines = new Map<string, Item[]>()
  let size = 0

  const longest = () => {
    let found: string | null = null
    let length = 0
    for (const [caller, line] of lines) {
      if (line.length <= length) continue
      found = caller
      length = line.length
    }
    return found
  }
  const drop = (caller: string): Item | null => {
    const line = lines.get(caller)
    const dropped = line?.pop() ?? null
    if (line?.length === 0) lines.delete(caller)
    if (dropped !== null) size--
    return dropped
  }
  return {
    get size() {
      return size
    },
    push: (caller, item) => {
      const own = lines.get(caller)?.length ?? 0
      let dropped: Item | null = null
      if (size >= most) {
        // A caller with a full share is refused without a search for the longest line, which would be slow in
        // a flood.
        const crowded = own >= Math.ceil(most / (lines.size + 1)) ? null : longest()
        if (crowded === null || (lines.get(crowded)?.length ?? 0) <= own + 1) return item
        dropped = drop(crowded)
      }
      const line = lines.get(caller)
      if (line) line.push(item)
      else lines.set(caller, [item])
      size++
      return dropped
    },
    peek: () => lines.values().next().value?.[0] ?? null,
    take: () => {
      const first = lines.entries().next().value
      if (first === undefined) return null
      const [caller, line] = first
      const item = line.shift() ?? null
      lines.delete(caller)
      if (line.length > 0) lines.set(caller, line)
      size--
      return item
    },
    remove: (caller, item) => {
      const line = lines.get(caller)
      const at = line?.indexOf(item) ?? -1
      if (line === undefined || at < 0) return
      line.splice(at, 1)
      if (line.length === 0) lines.delete(caller)
      size--
    },
  }
}
