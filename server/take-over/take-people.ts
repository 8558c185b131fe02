import { aspnetFormOf, isAspnetPassword } from '#server/modules/account/aspnet-password.ts'
import { newInviteToken } from '#server/modules/team/invite-code.ts'
import { LOGO } from '#server/modules/platform/logo-url.ts'
import { FOREIGN_PASSWORDS } from '#server/store/foreign-passwords.ts'
import { FIRST_START } from '#server/store/settings.ts'
import { toFile } from './files.ts'
import { link } from './known.ts'
import { toPost } from './posts.ts'
import { toSetting } from './settings.ts'
import { number } from './source-row.ts'
import { eachRow, type Taking } from './taking.ts'
import { toMember, toTeam } from './teams.ts'
import { toUser } from './users.ts'

export type FileRow = ReturnType<typeof toFile>

/** The rows of the files. They are stored at the end, when all links to them are counted. */
export async function takeFileRows(taking: Taking): Promise<Map<string, FileRow & { refs: number }>> {
  const { known, report } = taking
  const files = new Map<string, FileRow & { refs: number }>()
  await eachRow('files', taking, (row) => {
    const file = toFile(row, report.tell)
    if (files.has(file.hash)) report.tell('files that were listed twice', row, '2 rows', '1 row')
    files.set(file.hash, { ...file, refs: number(row, 'refs') })
    known.files.add(file.hash)
  })
  return files
}

export async function takeSettings(taking: Taking): Promise<void> {
  const { known, report, put, now } = taking
  await eachRow('settings', taking, (row) => {
    const setting = toSetting(row)
    if (setting === null) return
    const { kind, key, value } = setting
    if (kind === 'no place') report.keep('settings', [{ key, value }])
    else {
      put('settings', { key, value })
      if (key === LOGO) link(value || null, known.links)
    }
  })
  // Marks the first start as done, because it would add its own title and a post.
  put('settings', { key: FIRST_START, value: String(Date.parse(now)) })
  await taking.flush()
}

export async function takeUsers(taking: Taking): Promise<void> {
  const { known, report, put, flush } = taking
  const taken = { names: new Set<string>(), emails: new Set<string>() }
  const forms = new Set<string>()
  let hasAdmin = false
  await eachRow('users', taking, (row) => {
    const user = toUser(row, taken, report.tell)
    known.users.set(user.id, { name: user.name })
    link(user.avatar_hash, known.links)
    if (isAspnetPassword(user.password_hash)) forms.add(aspnetFormOf(user.password_hash))
    hasAdmin ||= user.role === 'Admin'
    put('users', user)
  })
  if (!hasAdmin)
    report.tell('administrators', 'AspNetUsers', 'none', 'ADMIN_PASSWORD at the next start makes one')
  if (forms.size > 0) put('settings', { key: FOREIGN_PASSWORDS, value: [...forms].sort().join() })
  await flush()
}

export async function takeTeams(taking: Taking): Promise<void> {
  const { known, report, put, ids, now } = taking
  const captains = new Map<number, string>()
  await eachRow('teams', taking, (row) => {
    const team = toTeam(row, known, { now, freshToken: () => newInviteToken(ids), tell: report.tell })
    known.teams.set(team.id, { name: team.name })
    captains.set(team.id, team.captain_id)
    link(team.avatar_hash, known.links)
    put('teams', team)
  })
  await eachRow('members', taking, (row) => {
    const member = toMember(row, known, now)
    if (captains.get(member.team_id) === member.user_id) captains.delete(member.team_id)
    put('team_members', member)
  })
  for (const [id, captain] of captains) {
    report.tell('captains outside of their team', `team ${id}`, 'no member', 'a member')
    put('team_members', { team_id: id, user_id: captain, joined_at: now })
  }
  await taking.flush()
}

export async function takePosts(taking: Taking): Promise<void> {
  await eachRow('posts', taking, (row) => taking.put('posts', toPost(row, taking.known, taking.report.tell)))
}
