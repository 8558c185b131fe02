import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { endAllSessions } from '#server/modules/session/end-session.ts'
import { hashPassword } from '#server/modules/account/password-hashing.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { makePassword } from '#contract/rules/generated-password.ts'
import type { Ids } from '#server/base/ids.ts'

type Needs = Pick<Services, 'store' | 'publish' | 'clock' | 'ids' | 'platformLog'>

interface By extends AuditActor {
  /** Runs after the hashing, which may have waited in its queue. */
  confirmRights: () => Promise<void>
}

/** Returns the new password. The server stores only its hash, so it cannot be read again. */
export async function resetUserPassword(
  id: string,
  { actor, ip, confirmRights }: By,
  { store, publish, clock, ids, platformLog }: Needs,
): Promise<string> {
  const user = await store.users.byId(id)
  if (!user) throw refuse(404, 'userMissing')
  const password = generatePassword(ids)
  const passwordHash = await hashPassword(password)
  await confirmRights()
  await store.transaction(async (tables) => {
    const isSet = await tables.users.setPassword(user.id, {
      passwordHash,
      stamp: ids.guid(),
      before: user.stamp,
    })
    if (!isSet) throw refuse(400, 'changedMeanwhile')
    await writeAudit(
      tables,
      { actor, ip },
      { act: 'UserPasswordReset', of: { kind: 'user', id: user.id, name: user.name } },
      { clock },
    )
  })
  await endAllSessions(user.id, { store, publish })
  const message = `Reset the password of ${user.name}`
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: actor.name,
    ip,
    message,
    source: 'user',
  })
  return password
}

export const generatePassword = (ids: Ids): string => makePassword(() => ids.bytes(1)[0] ?? 0)
