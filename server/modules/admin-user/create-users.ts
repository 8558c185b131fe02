import type { UserCreateModel } from '#contract/models/user.ts'
import { MAX_USERS_AT_ONCE } from '#contract/rules/edit-limits.ts'
import { isBlank } from '#contract/rules/team.ts'
import { newUser } from '#server/modules/account/new-user.ts'
import { isEmail, isNameOfAnother, nameError, passwordError } from '#server/modules/account/name-rules.ts'
import { writeAudit, type AuditActor as Auditable } from '#server/modules/audit/write-audit.ts'
import {
  appendBoardChanges,
  publishBoardChanges,
  lockBoardsNaming,
  type BoardChange,
} from '#server/modules/board/named-users.ts'
import { endAllSessions } from '#server/modules/session/end-session.ts'
import { accountChanges } from '#server/modules/team/account-changes.ts'
import { newInviteToken } from '#server/modules/team/invite-code.ts'
import { checkListLength } from '#server/http/length-limits.ts'
import { catchTakenName } from '#server/store/users.ts'
import type { Team } from '#server/store/rows/team.ts'
import type { TakenField, User } from '#server/store/rows/user.ts'
import type { Tables } from '#server/store/store.ts'
import { refuse, type Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { titleOf } from '#server/http/titles.ts'
import type { Language } from '#contract/rules/language.ts'
import type { TitleKey } from '#server/http/titles/zh.ts'
import { findAccounts, teamsListed } from './find-accounts.ts'
import { hashPasswords } from './hash-passwords.ts'

type Needs = Pick<Services, 'store' | 'publish' | 'clock' | 'ids' | 'platformLog'>

interface By extends Auditable {
  language: Language
  isThere: () => boolean
  /** Runs after the hashing, because a long list takes minutes. */
  confirmRights: () => Promise<void>
}
/**
 * The treatment of existing accounts by an import. The call of the base wire overwrites accounts and joins no
 * team.
 */
export interface ImportRules {
  keepsAccounts: boolean
  joinsTeams: boolean
}
export const BASE_RULES: ImportRules = { keepsAccounts: false, joinsTeams: false }
type Entry = UserCreateModel & { passwordHash: string }

/** Creates all accounts or none. */
export async function createUsers(
  wishes: readonly UserCreateModel[],
  rules: ImportRules,
  by: By,
  { store, publish, clock, ids, platformLog }: Needs,
): Promise<null> {
  checkListLength('users', wishes, MAX_USERS_AT_ONCE)
  const entries = wishes.map((wish) => ({ ...wish, email: wish.email.trim() }))
  // Rejects invalid entries before the hashing, which is expensive.
  for (const entry of entries) {
    const complaint = passwordError(entry.password) ?? (isEmail(entry.email) ? null : 'emailInvalid')
    if (complaint !== null) throw refusalOf(entry, complaint, by.language)
  }
  const passwordHashes = await hashPasswords(
    entries.map(({ password }) => password),
    by.isThere,
  )
  const hashed = entries.map((entry, at) => ({ ...entry, passwordHash: passwordHashes[at] ?? '' }))
  await by.confirmRights()
  // Imports wait for each other, because they may contain the same users.
  const written = await catchTakenName(
    store.exclusively('users', (tables) => write(hashed, rules, by, tables, { clock, ids })),
  )
  if (written === null) throw refuse(400, 'changedMeanwhile')
  for (const id of written.updated) await endAllSessions(id, { store, publish })
  for (const id of written.renamed) {
    publishBoardChanges(await store.transaction((tables) => noteRename(id, tables)), publish)
    publish(await accountChanges(id, 'renamed', store))
  }
  const { updated, kept, teams } = written
  publish([{ kind: 'account-changed' }, { kind: 'own-teams-changed', members: written.members }])
  const added = `${entries.length - kept} users added (${updated.length} of them were there already)`
  const message = `${added}, ${teams} teams${kept > 0 ? `, ${kept} left as they are` : ''}`
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: by.actor.name,
    ip: by.ip,
    message,
    source: 'user',
  })
  return null
}

interface Written {
  updated: string[]
  renamed: string[]
  /** Existing accounts that were not changed. */
  kept: number
  teams: number
  members: string[]
}
async function write(
  entries: readonly Entry[],
  { keepsAccounts, joinsTeams }: ImportRules,
  by: By,
  tables: Tables,
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
): Promise<Written> {
  const { language } = by
  const updated = new Set<string>()
  const renamed = new Set<string>()
  let kept = 0
  let made = 0
  /** Keyed by name, because the entries name teams that may not exist yet. */
  const teams = new Map<string, { id: number; members: Set<string> }>()
  const joined = joinsTeams ? await lockTeams(entries, tables) : []
  for (const { name, id } of joined) teams.set(name, { id, members: new Set() })
  for (const entry of entries) {
    const { userName: name, email, passwordHash, realName = null, stdNumber = null, phone = null } = entry
    const complaint =
      (await nameError(name, email, tables.users)) ??
      ((await isNameOfAnother(email, name, tables.users)) ? 'emailTaken' : null)
    if (complaint !== null) throw refusalOf(entry, complaint, language)
    const known = { name, email, passwordHash, emailConfirmed: true, registeredAt: clock.now() }
    const user = newUser({ ...known, realName: realName ?? '', stdNumber: stdNumber ?? '', phone }, ids)
    const taken = await tables.users.create(user)
    if (taken !== null) {
      if (keepsAccounts) {
        user.id = await keptAccount(entry, taken, tables, language)
        kept += 1
      } else {
        const before = await rewritten(entry, user, taken, tables, language)
        user.id = before.id
        updated.add(before.id)
        if (before.name !== name) renamed.add(before.id)
      }
    }
    const { teamName } = entry
    if (teamName === null || teamName === undefined || isBlank(teamName)) continue
    const team = teams.get(teamName)
    if (team === undefined) {
      const fresh = {
        name: teamName,
        bio: null,
        avatarHash: null,
        locked: false,
        inviteToken: newInviteToken(ids),
        captainId: user.id,
      }
      teams.set(teamName, {
        id: await tables.teams.create({ ...fresh, createdAt: clock.now() }),
        members: new Set([user.id]),
      })
      made += 1
    } else if (!team.members.has(user.id)) {
      team.members.add(user.id)
      if (joinsTeams && (await tables.teams.hasMember(team.id, user.id))) continue
      await tables.teams.addMember({ teamId: team.id, userId: user.id, joinedAt: clock.now() })
    }
  }
  const after = {
    count: entries.length,
    updated: updated.size,
    teams: made,
    names: entries.map(({ userName }) => userName),
  }
  await writeAudit(tables, by, { act: 'UsersCreated', of: { kind: 'user' }, after }, { clock })
  const seen = new Set([...teams.values()].flatMap(({ members }) => [...members]))
  for (const { id } of joined)
    for (const member of (await tables.teams.withMembers(id))?.members ?? []) seen.add(member.id)
  return { updated: [...updated], renamed: [...renamed], kept, teams: made, members: [...seen] }
}

/**
 * The id of the account that has this name, this address or both. Throws a refusal if two accounts have them.
 */
async function keptAccount(
  entry: Entry,
  taken: TakenField,
  tables: Tables,
  language: Language,
): Promise<string> {
  const { idOf } = await findAccounts([entry], tables.userAdmin)
  const id = idOf(entry)
  if (id === null) throw refusalOf(entry, OTHER_TAKEN[taken], language)
  return id
}

/** Returns the account as it was before, so that the caller notices a new name. */
async function rewritten(
  entry: Entry,
  { stamp }: Pick<User, 'stamp'>,
  taken: TakenField,
  tables: Tables,
  language: Language,
): Promise<User> {
  const { userName: name, email, passwordHash, realName = null, stdNumber = null, phone = null } = entry
  const there = taken === 'name' ? await tables.users.byLogin(name) : await tables.users.byEmail(email)
  const tooWeak = there === null ? null : passwordError(entry.password, there.role)
  if (tooWeak !== null) throw refusalOf(entry, tooWeak, language)
  const rewrite = { id: there?.id ?? '', name, email, passwordHash, stamp, phone, realName, stdNumber }
  if (there === null || !(await tables.userAdmin.rewrite(rewrite)))
    throw refusalOf(entry, OTHER_TAKEN[taken], language)
  return there
}

/** A second conflict concerns the other field, with another user. */
const OTHER_TAKEN = { name: 'emailTaken', email: 'nameTaken' } as const

/**
 * Locks the existing teams in the order of their ids, so that two imports cannot deadlock. A team that was
 * dissolved in the meantime is created again.
 */
async function lockTeams(
  entries: readonly Entry[],
  { teams, userAdmin }: Pick<Tables, 'teams' | 'userAdmin'>,
): Promise<Pick<Team, 'id' | 'name'>[]> {
  const { idOf } = await findAccounts(entries, userAdmin)
  const locked: Pick<Team, 'id' | 'name'>[] = []
  for (const team of await teams.named(teamsListed(entries, idOf)))
    if ((await teams.lock(team.id)) !== null) locked.push(team)
  return locked
}

/**
 * Has a transaction of its own: games are always locked before users, and this list has locked its users
 * already.
 */
async function noteRename(id: string, tables: Tables): Promise<BoardChange[]> {
  return appendBoardChanges(await lockBoardsNaming(id, tables), tables)
}

/** Names the entry, because the list may have hundreds. */
const refusalOf = ({ userName }: UserCreateModel, complaint: TitleKey, language: Language): Refusal =>
  refuse(400, 'userOfList', { user: userName, complaint: titleOf(complaint, language) })
