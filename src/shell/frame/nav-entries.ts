import Flag from 'lucide-react/icons/flag'
import House from 'lucide-react/icons/house'
import Info from 'lucide-react/icons/info'
import Newspaper from 'lucide-react/icons/newspaper'
import Settings from 'lucide-react/icons/settings'
import Users from 'lucide-react/icons/users'
import type { LucideIcon } from 'lucide-react'

export type NavEntry = 'home' | 'posts' | 'games' | 'teams' | 'about' | 'admin'

/** `to`: the path of an entry. `root`: the path below which it is active. `/` is active only for itself. */
export const NAV_ENTRIES = {
  home: { to: '/', root: '/', icon: House },
  posts: { to: '/posts', root: '/posts', icon: Newspaper },
  games: { to: '/games', root: '/games', icon: Flag },
  teams: { to: '/teams', root: '/teams', icon: Users },
  about: { to: '/about', root: '/about', icon: Info },
  admin: { to: '/admin/games', root: '/admin', icon: Settings },
} as const satisfies Record<NavEntry, { to: string; root: string; icon: LucideIcon }>

const EVERYBODY = ['home', 'posts', 'games', 'teams', 'about'] as const
const ADMINISTRATORS = [...EVERYBODY, 'admin'] as const

/** The entries of the bottom bar on phones. The others are under "More". */
export const IN_BAR = ['home', 'posts', 'games', 'teams'] as const
export const isInBar = (place: NavEntry): boolean => IN_BAR.some((each) => each === place)

export const navEntriesFor = (isAdmin: boolean): readonly NavEntry[] => (isAdmin ? ADMINISTRATORS : EVERYBODY)

/** Ignores case, as the router does. */
export function activeNavEntry(pathname: string): NavEntry | null {
  const path = pathname.toLowerCase()
  return ADMINISTRATORS.find((place) => isWithin(path, NAV_ENTRIES[place].root)) ?? null
}

function isWithin(path: string, root: string): boolean {
  return path === root || (root !== '/' && path.startsWith(`${root}/`))
}
