/** The chunk of the two screens that people come in by. */
export const FIRST_SCREENS = 'first-screens'

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * Two chunks for the first load: the frame, and what the two first screens need besides. Cut by who uses what it would be thirty files of
 * half a kilobyte.
 */
export function firstLoadGroups(root: string) {
  const pages = ['home', 'games'].map((page) => `${root}/src/pages/${page}.tsx`)
  let needed: Set<string> | null = null
  return [
    { name: 'frame', tags: ['$initial' as const] },
    {
      name: (id: string, graph: Graph) => {
        needed ??= closureOf(pages, graph)
        return needed.has(id) ? FIRST_SCREENS : null
      },
      debugName: FIRST_SCREENS,
    },
  ]
}

function closureOf(ids: readonly string[], graph: Graph, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue
    found.add(id)
    closureOf(graph.getModuleInfo(id)?.importedIds.slice() ?? [], graph, found)
  }
  return found
}
