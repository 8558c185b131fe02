import type { Change } from '#server/live/change.ts'
import { unlinkFiles, type UnlinkServices } from '#server/modules/asset/delete-unlinked.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import {
  appendBoardChanges,
  publishBoardChanges,
  lockBoardsNaming,
  type BoardChange,
} from '#server/modules/board/named-users.ts'
import { accountChanges } from '#server/modules/team/account-changes.ts'
import { captaincyLock } from '#server/modules/team/change-team.ts'
import type { User } from '#server/store/rows/user.ts'
import type { Tables } from '#server/store/store.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'

/** The user's teams keep the texts, submissions and solves, without the name. */
export async function deleteUser(
  id: string,
  actor: Actor,
  ip: string,
  services: UnlinkServices & Pick<Services, 'publish' | 'clock'>,
): Promise<null> {
  const { store, publish, platformLog } = services
  if (id.toLowerCase() === actor.id) throw refuse(400, 'cannotDeleteSelf')
  const user = await store.users.byId(id)
  if (!user) throw refuse(404, 'userMissing')
  // The lock keeps others from making this user a captain in the meantime.
  const gone = await store.exclusively(captaincyLock(user.id), (tables) =>
    takeAway(user.id, { actor, ip }, tables, services),
  )
  publishBoardChanges(gone.told, publish)
  publish([...gone.seen, { kind: 'access-revoked', userId: user.id }])
  const message = `Deleted the account of ${gone.user.name} (${gone.user.email})`
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: actor.name,
    ip,
    message,
    source: 'user',
  })
  if (gone.user.avatarHash !== null) await unlinkFiles(gone.user.avatarHash, services)
  return null
}

interface Gone {
  user: User
  told: BoardChange[]
  seen: Change[]
}
async function takeAway(
  id: string,
  by: AuditActor,
  tables: Tables,
  services: Pick<Services, 'clock'>,
): Promise<Gone> {
  const users = tables.userAdmin
  const games = await lockBoardsNaming(id, tables)
  const user = await users.lock(id)
  if (user === null) throw refuse(404, 'userMissing')
  if ((await tables.teams.captaincies(id)) > 0) throw refuse(400, 'cannotDeleteCaptain')
  const seen = await accountChanges(id, 'renamed', tables)
  await users.delete(id)
  const told = await appendBoardChanges(games, tables)
  await writeAudit(tables, by, { act: 'UserDeleted', of: { kind: 'user', id, name: user.name } }, services)
  return { user, told, seen }
}
