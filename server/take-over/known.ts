import type { ParticipationStatus } from './names.ts'
import { bad, type SourceRow } from './source-row.ts'

/** The rows read so far that other rows refer to. */
export interface Known {
  users: Map<string, { name: string }>
  teams: Map<number, { name: string }>
  games: Map<number, { endAt: number; memberLimit: number }>
  challenges: Map<number, { gameId: number; type: string; title: string }>
  participations: Map<number, { gameId: number; teamId: number; status: ParticipationStatus }>
  flags: Map<number, { challengeId: number; flag: string }>
  files: Set<string>
  /** The number of links to each file. */
  links: Map<string, number>
}

export const nothingKnown = (): Known => ({
  users: new Map(),
  teams: new Map(),
  games: new Map(),
  challenges: new Map(),
  participations: new Map(),
  flags: new Map(),
  files: new Set(),
  links: new Map(),
})

export function known<Id, Value>(among: ReadonlyMap<Id, Value>, id: Id, row: SourceRow, what: string): Value {
  return among.get(id) ?? bad(row, `there is no ${what} ${String(id)}`)
}

export function link(hash: string | null, links: Map<string, number>): void {
  if (hash !== null) links.set(hash, (links.get(hash) ?? 0) + 1)
}
