import { joinedParts, usersOf, type Modules } from './joined-parts.ts'

/** Holds the two screens on which users arrive. */
export const FIRST_SCREENS = 'first-screens'
export const FIRST_PAGES: ReadonlySet<string> = new Set(['src/pages/home.tsx', 'src/pages/games.tsx'])
/**
 * Modules that this many parts share get a file of their own, because most screens need only some of them.
 */
const MANY_USERS = 4

/**
 * Makes three chunks for the first load: the frame, and two for the modules of the first two screens. One of
 * these has the modules that other screens need too. With one file for each set of users there would be
 * thirty files of half a kilobyte.
 */
export function firstLoadGroups(root: string) {
  const entry = `${root}/src/main.tsx`
  const pages = [...FIRST_PAGES].map((page) => `${root}/${page}`)
  let frame: Set<string> | null = null
  let needed: Set<string> | null = null
  let users: ReadonlyMap<string, ReadonlySet<number>> | null = null
  let joined: ReadonlyMap<string, number> | null = null
  const isTaken = (graph: Modules) => {
    frame ??= closureOf([entry], graph)
    needed ??= closureOf(pages, graph)
    return (id: string) => frame?.has(id) === true || needed?.has(id) === true
  }
  return [
    { name: 'frame', tags: ['$initial' as const] },
    {
      name: (id: string, graph: Modules) => {
        needed ??= closureOf(pages, graph)
        users ??= usersOf(entry, graph, () => false)
        return needed.has(id) && (users.get(id)?.size ?? 0) >= MANY_USERS ? 'first-shared' : null
      },
      debugName: 'first-shared',
    },
    {
      name: (id: string, graph: Modules) => {
        needed ??= closureOf(pages, graph)
        return needed.has(id) ? FIRST_SCREENS : null
      },
      debugName: FIRST_SCREENS,
    },
    {
      name: (id: string, graph: Modules) => {
        joined ??= joinedParts(entry, graph, isTaken(graph))
        const nth = joined.get(id)
        return nth === undefined ? null : `joined-${nth}`
      },
      debugName: 'joined',
      includeDependenciesRecursively: false,
    },
  ]
}

function closureOf(ids: readonly string[], graph: Modules, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue
    found.add(id)
    closureOf(graph.getModuleInfo(id)?.importedIds.slice() ?? [], graph, found)
  }
  return found
}
