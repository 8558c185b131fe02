import Activity from 'lucide-react/icons/activity'
import Crosshair from 'lucide-react/icons/crosshair'
import FileText from 'lucide-react/icons/file-text'
import Container from 'lucide-react/icons/container'
import History from 'lucide-react/icons/rotate-ccw-clock'
import Gauge from 'lucide-react/icons/gauge'
import Megaphone from 'lucide-react/icons/megaphone'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Trophy from 'lucide-react/icons/trophy'
import Users from 'lucide-react/icons/users'
import type { LucideIcon } from 'lucide-react'
import type { Role } from '#contract/models/role.ts'
import { isAtLeast } from '#contract/rules/role.ts'

export const ROOM_SECTIONS = [
  'overview',
  'challenges',
  'teams',
  'live',
  'board',
  'notices',
  'writeups',
  'instances',
  'settings',
  'log',
] as const
export type RoomSection = (typeof ROOM_SECTIONS)[number]

interface Section {
  icon: LucideIcon
  /** The key after G. */
  key: string
  /** The least role that the calls of the section accept. */
  role: 'Monitor' | 'Admin'
  /** The extension without which the section has nothing to show. */
  extension?: string
}

export const SECTION_FACTS = {
  overview: { icon: Gauge, key: 'o', role: 'Monitor' },
  challenges: { icon: Crosshair, key: 'c', role: 'Admin' },
  teams: { icon: Users, key: 't', role: 'Admin' },
  live: { icon: Activity, key: 'l', role: 'Monitor' },
  board: { icon: Trophy, key: 'b', role: 'Monitor' },
  notices: { icon: Megaphone, key: 'n', role: 'Admin' },
  writeups: { icon: FileText, key: 'w', role: 'Admin' },
  instances: { icon: Container, key: 'i', role: 'Monitor', extension: 'game-instances' },
  settings: { icon: SlidersHorizontal, key: 's', role: 'Admin' },
  log: { icon: History, key: 'h', role: 'Admin', extension: 'game-audit' },
} as const satisfies Record<RoomSection, Section>

/** The sections in the bar of a phone. The others are under "More". */
export const IN_ROOM_BAR = ['overview', 'live', 'teams', 'challenges'] as const

export const roomPath = (game: number, section: RoomSection): string => `/games/${game}/room/${section}`

/** Reads the first part of the path after `/room/`, in any case. Null: it names no section. */
export function readRoomSection(at: string): RoomSection | null {
  const name = at.split('/')[0]?.toLowerCase()
  return ROOM_SECTIONS.find((section) => section === name) ?? null
}

export const maySee = (role: Role, section: RoomSection): boolean =>
  isAtLeast(role, SECTION_FACTS[section].role)

export function sectionsFor(role: Role, features: readonly string[] = []): readonly RoomSection[] {
  return ROOM_SECTIONS.filter((section) => {
    const { extension }: Section = SECTION_FACTS[section]
    return maySee(role, section) && (extension === undefined || features.includes(extension))
  })
}
export const sectionOfKey = (sections: readonly RoomSection[], key: string): RoomSection | null =>
  sections.find((section) => SECTION_FACTS[section].key === key) ?? null
