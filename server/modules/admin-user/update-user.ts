import type { AdminUserInfoModel } from '#contract/models/user.ts'
import { isEmail, isNameOfAnother, nameError } from '#server/modules/account/name-rules.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import {
  appendBoardChanges,
  publishBoardChanges,
  lockBoardsNaming,
  type BoardChange,
} from '#server/modules/board/named-users.ts'
import { endAllSessions } from '#server/modules/session/end-session.ts'
import { accountChanges } from '#server/modules/team/account-changes.ts'
import type { AuditedFields } from '#server/modules/audit/field-changes.ts'
import type { User, Users } from '#server/store/rows/user.ts'
import type { Tables } from '#server/store/store.ts'
import type { UserChange } from '#server/store/user-admin.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { TitleKey } from '#server/http/titles/zh.ts'

/** Null and missing fields stay unchanged. */
export async function updateUser(
  id: string,
  wish: AdminUserInfoModel,
  actor: Actor,
  ip: string,
  { store, publish, clock, platformLog }: Pick<Services, 'store' | 'publish' | 'clock' | 'platformLog'>,
): Promise<null> {
  const known = await store.users.byId(id)
  if (!known) throw refuse(404, 'userMissing')
  const { user, change, isSaved, renamed } = await store.transaction((tables) =>
    save(known, wish, { actor, ip }, tables, { clock }),
  )
  if (!isSaved)
    throw refuse(
      400,
      (await store.userAdmin.takenOf(user.id, change)) === 'name' ? 'nameTaken' : 'emailTaken',
    )
  publishBoardChanges(renamed, publish)
  publish(await accountChanges(user.id, change.name === null ? 'as before' : 'renamed', store))
  // An account that may not sign in loses its sessions. After a change of the role, open connections check
  // their access again.
  if (change.emailConfirmed === false) await endAllSessions(user.id, { store, publish })
  else if (change.role !== null) publish([{ kind: 'access-revoked', userId: user.id }])
  const told = changesIn(user, change)
  if (told !== '') {
    const message = `Changed the account of ${user.name}: ${told}`
    platformLog.write({
      level: 'Information',
      status: 'Success',
      name: actor.name,
      ip,
      message,
      source: 'user',
    })
  }
  return null
}

interface Saved {
  user: User
  change: UserChange
  isSaved: boolean
  renamed: BoardChange[]
}
/**
 * Reads the old state under the lock, because concurrent saves would both report a state that one of them has
 * ended.
 */
async function save(
  { id, name }: User,
  wish: AdminUserInfoModel,
  by: AuditActor,
  tables: Tables,
  services: Pick<Services, 'clock'>,
): Promise<Saved> {
  const users = tables.userAdmin
  const games =
    typeof wish.userName === 'string' && wish.userName !== name ? await lockBoardsNaming(id, tables) : []
  const user = await users.lock(id)
  if (user === null) throw refuse(404, 'userMissing')
  const change = changeOf(user, wish)
  const complaint = await complaintAbout(user, change, tables.users)
  if (complaint !== null) throw refuse(400, complaint)
  const isSaved = await users.update(id, change)
  if (isSaved) {
    // An earlier email would let the user replace the address that the administrator has set.
    if (change.email !== null) await tables.mailLinks.deleteOfUser(id)
    const facts = { before: toFacts(user, NOTHING), after: toFacts(user, change), hidden: PRIVATE }
    await writeAudit(
      tables,
      by,
      { act: 'UserChanged', of: { kind: 'user', id, name: user.name }, ...facts },
      services,
    )
  }
  return {
    user,
    change,
    isSaved,
    renamed: isSaved && change.name !== null ? await appendBoardChanges(games, tables) : [],
  }
}

/**
 * Leaves unchanged values out, because they would undo a concurrent save, and newer rules could reject them.
 */
function changeOf(user: User, wish: AdminUserInfoModel): UserChange {
  const unless = <Value>(wanted: Value | null | undefined, known: Value | null) =>
    wanted === undefined || wanted === known ? null : wanted
  return {
    name: unless(wish.userName, user.name),
    email: unless(wish.email?.trim(), user.email),
    bio: unless(wish.bio, user.bio),
    phone: unless(wish.phone, user.phone),
    realName: unless(wish.realName, user.realName),
    stdNumber: unless(wish.stdNumber, user.stdNumber),
    emailConfirmed: unless(wish.emailConfirmed, user.emailConfirmed),
    role: unless(wish.role, user.role),
  }
}

async function complaintAbout(
  user: User,
  { name, email }: UserChange,
  users: Users,
): Promise<TitleKey | null> {
  const wrong = name === null ? null : await nameError(name, email ?? user.email, users)
  if (wrong !== null || email === null) return wrong
  if (!isEmail(email)) return 'emailInvalid'
  return (await isNameOfAnother(email, user.name, users)) ? 'emailTaken' : null
}

/** Private fields: the log shows that they changed, but not their values. */
const PRIVATE = ['bio', 'phone', 'realName', 'stdNumber'] as const
const NOTHING: UserChange = {
  name: null,
  email: null,
  bio: null,
  phone: null,
  realName: null,
  stdNumber: null,
  emailConfirmed: null,
  role: null,
}

function toFacts(user: User, change: UserChange): AuditedFields {
  const after = <Field extends keyof UserChange>(field: Field) => change[field] ?? user[field]
  const open = {
    userName: after('name'),
    email: after('email'),
    role: after('role'),
    emailConfirmed: after('emailConfirmed'),
  }
  return {
    ...open,
    bio: after('bio'),
    phone: after('phone'),
    realName: after('realName'),
    stdNumber: after('stdNumber'),
  }
}

/** Lists old and new values only for the fields that decide identity and rights. Other fields are named. */
function changesIn(user: User, change: UserChange): string {
  const both = (['name', 'email', 'role', 'emailConfirmed'] as const).flatMap((field) =>
    change[field] === null ? [] : [`${field} ${user[field]} → ${change[field]}`],
  )
  const rest = PRIVATE.filter((field) => change[field] !== null)
  return [...both, ...rest].join(', ')
}
