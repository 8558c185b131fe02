import type { TeamInfoModel } from '#contract/models/team.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import { printCsv } from '#contract/rules/csv.ts'

const USER_COLUMNS = [
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

/** Named as on the wire, so that what is exported can be read by a program too. */
export const userRows = (users: readonly UserInfoModel[]): string =>
  printCsv([USER_COLUMNS, ...users.map((user) => USER_COLUMNS.map((column) => String(user[column] ?? '')))])

/** The members in one cell, the captain first. */
export const teamRows = (teams: readonly TeamInfoModel[]): string =>
  printCsv([
    ['id', 'name', 'bio', 'locked', 'members'],
    ...teams.map(({ id, name, bio, locked, members }) => [
      String(id),
      name,
      bio ?? '',
      String(locked),
      (members ?? []).map(({ userName }) => userName).join(' '),
    ]),
  ])
