import type { NumberedFact } from '#contract/rules/board-fact.ts'
import { unlinkFiles } from '#server/modules/asset/delete-unlinked.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { appendBoardChange } from '#server/modules/board/append-change.ts'
import { captaincyLock } from '#server/modules/team/change-team.ts'
import { userAdminOn } from '#server/store/user-admin.ts'
import type { User } from '#server/store/rows/user.ts'
import type { Tables } from '#server/store/store.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'

/** What he wrote, handed in and solved stays, without his name; his teams keep it. */
export async function deleteUser(id: string, actor: Actor, ip: string, around: Services): Promise<null> {
  const { store, boards, live, journal } = around
  if (id.toLowerCase() === actor.id) throw refuse(400, 'cannotDeleteSelf')
  const user = await store.users.byId(id)
  if (!user) throw refuse(404, 'userMissing')
  // Nobody makes him a captain meanwhile.
  const gone = await store.exclusively(captaincyLock(user.id), (tables) => takeAway(user.id, { actor, ip }, tables, around))
  for (const { gameId, facts } of gone.told) boards.tell(gameId, facts)
  live.evict(user.id)
  const message = `Deleted the account of ${gone.user.name} (${gone.user.email})`
  journal.write({ level: 'Information', status: 'Success', name: actor.name, ip, message, source: 'user' })
  if (gone.user.avatarHash !== null) await unlinkFiles(gone.user.avatarHash, around)
  return null
}

interface Gone {
  user: User
  told: { gameId: number; facts: NumberedFact[] }[]
}
async function takeAway(id: string, by: AuditActor, tables: Tables, around: Pick<Services, 'clock'>): Promise<Gone> {
  const users = userAdminOn(tables.sql)
  // Games come first wherever they are locked.
  const games = await users.solvedGames(id)
  for (const gameId of games) await tables.games.lock(gameId)
  const user = await users.lock(id)
  if (user === null) throw refuse(404, 'userMissing')
  if ((await tables.teams.captaincies(id)) > 0) throw refuse(400, 'cannotDeleteCaptain')
  await users.delete(id)
  const told: Gone['told'] = []
  for (const gameId of games) told.push({ gameId, facts: await appendBoardChange(gameId, tables) })
  await writeAudit(tables, by, { act: 'UserDeleted', of: { kind: 'user', id, name: user.name } }, around)
  return { user, told }
}
