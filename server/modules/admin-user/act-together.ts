import type { userActsModel } from '#contract/models/user-acts.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import { DISABLE_WORD } from '#contract/rules/roster.ts'
import type { Read } from '#contract/schema.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { commit } from '#server/modules/commit.ts'
import type { Tables } from '#server/store/store.ts'
import type { User } from '#server/store/rows/user.ts'
import type { Change } from '#server/live/change.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { toUserInfo } from './user-info.ts'

const MOST = 500

type Needs = Pick<Services, 'store' | 'publish' | 'clock' | 'platformLog'>
type UserAct = Read<typeof userActsModel>['users'][number]

/** Changes all of the accounts or none, with one entry in the audit log. */
export async function changeUsers(
  { users: acts, word }: Read<typeof userActsModel>,
  by: AuditActor,
  services: Needs,
): Promise<UserInfoModel[]> {
  checkIds(
    acts.map(({ id }) => id),
    by,
  )
  if (acts.some(disables) && word?.trim().toUpperCase() !== DISABLE_WORD)
    throw refuse(400, 'disableWordMissing', { word: DISABLE_WORD })
  const byId = new Map(acts.map((act) => [act.id.toLowerCase(), act]))
  const { before, after } = await commit(services, async (tables, changes) => {
    const before = await lockAll([...byId.keys()], tables)
    refuseChanged(before, byId)
    const wishes = before.map(({ id }) => wishOf(byId.get(id), id))
    await tables.userAdmin.changeMany(wishes)
    const ended = wishes.filter(({ emailConfirmed }) => emailConfirmed === false).map(({ id }) => id)
    await tables.sessions.deleteOfUsers(ended)
    changes.push({ kind: 'account-changed' }, ...revoked(before))
    const after = before.map((user, at) => ({
      ...user,
      role: wishes[at]?.role ?? user.role,
      emailConfirmed: wishes[at]?.emailConfirmed ?? user.emailConfirmed,
    }))
    const facts = { names: before.map(({ name }) => name), ...sharedBy(acts) }
    await writeAudit(tables, by, { act: 'UsersChanged', of: { kind: 'user' }, after: facts }, services)
    return { before, after }
  })
  log(`Changed the accounts ${namesOf(before)}`, by, services)
  return after.map(toUserInfo)
}

/** Returns the number of ended sessions. */
export async function signOutUsers(ids: readonly string[], by: AuditActor, services: Needs): Promise<number> {
  checkIds(ids, by)
  const { users, count } = await commit(services, async (tables, changes) => {
    const users = await lockAll(ids, tables)
    const count = await tables.sessions.deleteOfUsers(users.map(({ id }) => id))
    changes.push(...revoked(users))
    const after = { names: users.map(({ name }) => name), count }
    await writeAudit(tables, by, { act: 'UsersSignedOut', of: { kind: 'user' }, after }, services)
    return { users, count }
  })
  log(`Signed out ${namesOf(users)}`, by, services)
  return count
}

const disables = ({ role, seen }: UserAct) => role === 'Banned' && seen.role !== 'Banned'

function checkIds(ids: readonly string[], { actor }: AuditActor): void {
  const known = new Set(ids.map((id) => id.toLowerCase()))
  if (ids.length === 0 || ids.length > MOST || known.size !== ids.length)
    throw refuse(400, 'fieldMalformed', { field: 'ids' })
  // Otherwise administrators could lock themselves out.
  if (known.has(actor.id)) throw refuse(400, 'notOwnAccount')
}

async function lockAll(ids: readonly string[], { userAdmin }: Tables): Promise<User[]> {
  const users = await userAdmin.lockMany(ids)
  if (users.length !== ids.length) throw refuse(404, 'userMissing')
  return users
}

/** Names all accounts that others have changed, not only the first. */
function refuseChanged(users: readonly User[], acts: ReadonlyMap<string, UserAct>): void {
  const changed = users.filter(({ id, role, emailConfirmed }) => {
    const seen = acts.get(id)?.seen
    return seen?.role !== role || seen.emailConfirmed !== emailConfirmed
  })
  if (changed.length > 0) throw refuse(409, 'usersChanged', { names: namesOf(changed) })
}

const wishOf = (act: UserAct | undefined, id: string) => ({
  id,
  role: act?.role ?? null,
  emailConfirmed: act?.emailConfirmed ?? null,
})

/** Open connections check their access again. */
const revoked = (users: readonly User[]): Change[] =>
  users.map(({ id }) => ({ kind: 'access-revoked', userId: id }))

/** The values that are equal in all acts. Undefined: they differ, or no act has one. */
function sharedBy(acts: readonly UserAct[]) {
  const [first] = acts
  const one = <Value>(of: (act: UserAct) => Value) => {
    const value = first && of(first)
    return acts.every((act) => of(act) === value) ? value : undefined
  }
  return { role: one(({ role }) => role), emailConfirmed: one(({ emailConfirmed }) => emailConfirmed) }
}

const namesOf = (users: readonly User[]) => users.map(({ name }) => name).join(', ')

function log(message: string, { actor, ip }: AuditActor, { platformLog }: Needs): void {
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: actor.name,
    ip,
    message,
    source: 'user',
  })
}
