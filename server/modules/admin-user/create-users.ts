import type { UserCreateModel } from '#contract/models/user.ts'
import { MAX_USERS_AT_ONCE } from '#contract/rules/edit-limits.ts'
import { isBlank } from '#contract/rules/team.ts'
import { newUser } from '#server/modules/account/new-user.ts'
import { isEmail, isNameOfAnother, nameError, passwordError } from '#server/modules/account/name-rules.ts'
import { writeAudit, type AuditActor as Auditable } from '#server/modules/audit/write-audit.ts'
import { appendBoardChanges, applyBoardChanges, lockBoardsNaming, type BoardChange } from '#server/modules/board/named-users.ts'
import { endAllSessions } from '#server/modules/session/end-session.ts'
import { newInviteToken } from '#server/modules/team/invite-code.ts'
import { checkListLength } from '#server/http/length-limits.ts'
import { catchTakenName } from '#server/store/users.ts'
import { userAdminOn } from '#server/store/user-admin.ts'
import type { Tables } from '#server/store/store.ts'
import { refuse, type Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { titleOf } from '#server/http/titles.ts'
import type { Language } from '#server/base/language.ts'
import type { TitleKey } from '#server/http/titles/zh.ts'
import { hashAll } from './hash-passwords.ts'

interface By extends Auditable {
  language: Language
  isThere: () => boolean
  /** A long list is hashed for minutes. */
  confirmRights: () => Promise<void>
}
type Entry = UserCreateModel & { passwordHash: string }

/** All or nothing. Who has the name or the address already is updated. */
export async function createUsers(wishes: readonly UserCreateModel[], by: By, services: Services): Promise<null> {
  const { store, platformLog } = services
  checkListLength('users', wishes, MAX_USERS_AT_ONCE)
  const entries = wishes.map((wish) => ({ ...wish, email: wish.email.trim() }))
  // What is wrong by itself is told before the hashing, which is dear.
  for (const entry of entries) {
    const complaint = passwordError(entry.password) ?? (isEmail(entry.email) ? null : 'emailInvalid')
    if (complaint !== null) throw refusalOf(entry, complaint, by.language)
  }
  const passwordHashes = await hashAll(
    entries.map(({ password }) => password),
    by.isThere,
  )
  const hashed = entries.map((entry, at) => ({ ...entry, passwordHash: passwordHashes[at] ?? '' }))
  await by.confirmRights()
  // Of two lists at once that name the same people, one waits for the other.
  const written = await catchTakenName(store.exclusively('users', (tables) => write(hashed, by, tables, services)))
  if (written === null) throw refuse(400, 'changedMeanwhile')
  for (const id of written.updated) await endAllSessions(id, services)
  for (const id of written.renamed) applyBoardChanges(await store.transaction((tables) => noteRename(id, tables)), services.boards)
  const message = `${entries.length} users added (${written.updated.length} of them were there already), ${written.teams} teams`
  platformLog.write({ level: 'Information', status: 'Success', name: by.actor.name, ip: by.ip, message, source: 'user' })
  return null
}

interface Written {
  updated: string[]
  renamed: string[]
  teams: number
}
async function write(entries: readonly Entry[], by: By, tables: Tables, { clock, ids }: Pick<Services, 'clock' | 'ids'>): Promise<Written> {
  const { language } = by
  const updated = new Set<string>()
  const renamed = new Set<string>()
  /** By their names: what stands there from before is never joined. */
  const teams = new Map<string, { id: number; members: Set<string> }>()
  for (const entry of entries) {
    const { userName: name, email, passwordHash, realName = null, stdNumber = null, phone = null } = entry
    const complaint = (await nameError(name, email, tables.users)) ?? ((await isNameOfAnother(email, name, tables.users)) ? 'emailTaken' : null)
    if (complaint !== null) throw refusalOf(entry, complaint, language)
    const known = { name, email, passwordHash, emailConfirmed: true, registeredAt: clock.now() }
    const user = newUser({ ...known, realName: realName ?? '', stdNumber: stdNumber ?? '', phone }, ids)
    const taken = await tables.users.create(user)
    if (taken !== null) {
      const there = taken === 'name' ? await tables.users.byLogin(name) : await tables.users.byEmail(email)
      const rewrite = { id: there?.id ?? '', name, email, passwordHash, stamp: ids.guid(), phone, realName, stdNumber }
      const tooWeak = there === null ? null : passwordError(entry.password, there.role)
      if (tooWeak !== null) throw refusalOf(entry, tooWeak, language)
      // What is taken once more is the other of the two, by somebody else.
      if (there === null || !(await userAdminOn(tables.sql).rewrite(rewrite)))
        throw refusalOf(entry, taken === 'name' ? 'emailTaken' : 'nameTaken', language)
      user.id = there.id
      updated.add(there.id)
      if (there.name !== name) renamed.add(there.id)
    }
    const { teamName } = entry
    if (teamName === null || teamName === undefined || isBlank(teamName)) continue
    const team = teams.get(teamName)
    if (team === undefined) {
      const made = { name: teamName, bio: null, avatarHash: null, locked: false, inviteToken: newInviteToken(ids), captainId: user.id }
      teams.set(teamName, { id: await tables.teams.create({ ...made, createdAt: clock.now() }), members: new Set([user.id]) })
    } else if (!team.members.has(user.id)) {
      team.members.add(user.id)
      await tables.teams.addMember({ teamId: team.id, userId: user.id, joinedAt: clock.now() })
    }
  }
  const after = { count: entries.length, updated: updated.size, teams: teams.size, names: entries.map(({ userName }) => userName) }
  await writeAudit(tables, by, { act: 'UsersCreated', of: { kind: 'user' }, after }, { clock })
  return { updated: [...updated], renamed: [...renamed], teams: teams.size }
}

/** In a transaction of its own: games are locked before users everywhere, and here the users of the list are locked already. */
async function noteRename(id: string, tables: Tables): Promise<BoardChange[]> {
  return appendBoardChanges(await lockBoardsNaming(id, tables), tables)
}

/** Names the entry: of hundreds nobody would find the one that is meant. */
const refusalOf = ({ userName }: UserCreateModel, complaint: TitleKey, language: Language): Refusal =>
  refuse(400, 'userOfList', { user: userName, complaint: titleOf(complaint, language) })
