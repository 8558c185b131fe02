import type { ProfileUpdateModel } from '#contract/models/account.ts'
import type { Actor } from '#server/http/actor.ts'
import {
  appendBoardChanges,
  publishBoardChanges,
  lockBoardsNaming,
} from '#server/modules/board/named-users.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { accountChanges } from '#server/modules/team/account-changes.ts'
import { nameError } from './name-rules.ts'
import { ownAccount } from './profile.ts'

/** Null and missing fields stay unchanged. */
export async function updateProfile(
  wish: ProfileUpdateModel,
  actor: Actor,
  ip: string,
  { store, publish, platformLog }: Pick<Services, 'store' | 'publish' | 'platformLog'>,
): Promise<void> {
  const user = await ownAccount(actor, store)
  const { userName: name = null, bio = null, phone = null, realName = null, stdNumber = null } = wish
  const isRenamed = name !== null && name !== user.name
  const complaint = isRenamed ? await nameError(name, user.email, store.users) : null
  if (complaint !== null) throw refuse(400, complaint)
  // Contains the name only if it changes, because it would undo a concurrent change otherwise.
  const change = { name: isRenamed ? name : null, bio, phone, realName, stdNumber }
  if (!isRenamed) {
    await store.users.setProfile(user.id, change)
    return publish(await accountChanges(user.id, 'as before', store))
  }
  const renamed = await store.transaction(async (tables) => {
    const games = await lockBoardsNaming(user.id, tables)
    if ((await tables.users.setProfile(user.id, change)) !== null) throw refuse(400, 'nameTaken')
    return appendBoardChanges(games, tables)
  })
  publishBoardChanges(renamed, publish)
  publish(await accountChanges(user.id, 'renamed', store))
  const message = `Renamed: ${user.name} → ${name}`
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: user.name,
    ip,
    message,
    source: 'account',
  })
}
