import { isBlank } from '#contract/rules/team.ts'
import { canonical, nameKeyOf } from '#server/base/canonical.ts'
import type { UserAdmin } from '#server/store/user-admin.ts'

interface Line {
  userName: string
  email: string
  teamName?: string | null
}

/** Finds the existing accounts with names or addresses of the lines. */
export async function findAccounts(lines: readonly Line[], users: Pick<UserAdmin, 'known'>) {
  const nameKeys = lines.map(({ userName }) => nameKeyOf(userName))
  const emailKeys = lines.map(({ email }) => canonical(email.trim()))
  const known = await users.known(nameKeys, emailKeys)
  const byName = new Map(known.map(({ nameKey, id }) => [nameKey, id]))
  const byEmail = new Map(known.map(({ emailKey, id }) => [emailKey, id]))
  const idsOf = ({ userName, email }: Line) => [
    ...new Set(
      [byName.get(nameKeyOf(userName)), byEmail.get(canonical(email.trim()))].filter(
        (id) => id !== undefined,
      ),
    ),
  ]
  return {
    /** The one account that a line refers to. Null: none, or two different ones. */
    idOf: (line: Line): string | null => {
      const [id, other] = idsOf(line)
      return id === undefined || other !== undefined ? null : id
    },
    accountOf: (line: Line) => (['New', 'Exists', 'Conflict'] as const)[idsOf(line).length] ?? 'Conflict',
  }
}

/** Pairs the team name of each line with the id of its existing account. */
export const teamsListed = <Named extends Line>(
  lines: readonly Named[],
  idOf: (line: Named) => string | null,
) =>
  lines.flatMap((line) => {
    const { teamName } = line
    return typeof teamName !== 'string' || isBlank(teamName) ? [] : [{ name: teamName, userId: idOf(line) }]
  })
