import type { TeamInfoModel } from '../models/team.ts'
import type { UserInfoModel } from '../models/user.ts'

/** Uses the names of the wire, so that programs can read the file too. */
export const USER_FILE_COLUMNS = [
  'id',
  'userName',
  'email',
  'role',
  'emailConfirmed',
  'realName',
  'stdNumber',
  'phone',
  'bio',
  'registerTimeUTC',
  'lastVisitedUTC',
  'ip',
] as const
export const TEAM_FILE_COLUMNS = ['id', 'name', 'bio', 'locked', 'captain', 'members'] as const

export const userRow = (user: UserInfoModel): readonly string[] =>
  USER_FILE_COLUMNS.map((column) => String(user[column] ?? ''))

/**
 * All members are in one cell, the captain first. A user name contains no blank, so a blank separates them.
 */
export function teamRow({ id, name, bio, locked, members }: TeamInfoModel): readonly string[] {
  const all = members ?? []
  const captain = all.find((member) => member.captain)?.userName ?? ''
  return [String(id), name, bio ?? '', String(locked), captain, all.map(({ userName }) => userName).join(' ')]
}
