interface Moved {
  value: number
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
const isMoved = (entry: object): entry is Moved => 'value' in entry && 'sources' in entry

/** Records the layout shifts of at least this size from now on. The returned function lists them. */
export function watchShifts(least = 0): () => string[] {
  const moved: string[] = []
  const read = (entries: PerformanceEntryList) => {
    for (const entry of entries)
      if (isMoved(entry) && entry.value >= least)
        for (const source of entry.sources) moved.push(words(source, entry.value))
  }
  const watch = new PerformanceObserver((list) => read(list.getEntries()))
  watch.observe({ type: 'layout-shift' })
  return () => {
    read(watch.takeRecords())
    watch.disconnect()
    return moved
  }
}

function words({ node, previousRect: from, currentRect: to }: Moved['sources'][number], value: number) {
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  const name = node instanceof Element ? `${node.tagName} ${node.className}` : `"${node?.textContent ?? ''}"`
  return `${name}: ${place(from)} to ${place(to)} (${value.toFixed(5)})`
}
