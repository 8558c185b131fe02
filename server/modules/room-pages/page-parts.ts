import type { AuditEntry } from '#contract/models/audit.ts'
import type { RoomAddress, RoomTries } from '#contract/models/room-pages.ts'
import { toIso, toIsoOrNull } from '#contract/models/time.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { toAuditEntry } from '#server/serializers/audit-entry.ts'
import type { Game } from '#server/store/games.ts'
import type { AuditedThing } from '#server/store/room-pages.ts'
import type { AddressRow, TriesRow } from '#server/store/rows/room-page.ts'

/** Before the start, only users who write the challenges may know of them. */
export async function requireRoom(
  gameId: number,
  { role }: Pick<Actor, 'role'>,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<Game> {
  const game = await store.games.byId(gameId)
  if (game === null) throw refuse(404, 'gameMissing')
  if (clock.now() < game.startAt && role !== 'Admin') throw refuse(400, 'notStarted')
  return game
}

export const toTries = ({ lastAt, lastSolveAt, ...counts }: TriesRow): RoomTries => ({
  ...counts,
  lastAt: toIsoOrNull(lastAt),
  lastSolveAt: toIsoOrNull(lastSolveAt),
})

/** The row also has the own participations, which are not sent. */
export const toAddress = ({ ip, first, last, count, others, otherTeams }: AddressRow): RoomAddress => ({
  ip,
  first: toIso(first),
  last: toIso(last),
  count,
  others,
  otherTeams,
})

/** Monitors may not read the audit. */
export async function historyOf(
  things: readonly AuditedThing[],
  { role }: Pick<Actor, 'role'>,
  { store }: Pick<Services, 'store'>,
): Promise<AuditEntry[]> {
  return role === 'Admin' ? (await store.roomPages.history(things)).map(toAuditEntry) : []
}
