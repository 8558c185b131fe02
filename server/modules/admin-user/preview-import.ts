import type { UserImportLineModel, UserImportResultModel } from '#contract/models/user-import.ts'
import { MAX_USERS_AT_ONCE } from '#contract/rules/edit-limits.ts'
import { isBlank } from '#contract/rules/team.ts'
import { checkListLength } from '#server/http/length-limits.ts'
import type { Services } from '#server/modules/services.ts'
import { findAccounts, teamsListed } from './find-accounts.ts'

/** Needs three queries for all lines. The result may be outdated when the import runs. */
export async function previewImport(
  lines: readonly UserImportLineModel[],
  { store }: Pick<Services, 'store'>,
): Promise<UserImportResultModel[]> {
  checkListLength('users', lines, MAX_USERS_AT_ONCE)
  return store.transaction(async ({ userAdmin, teams }) => {
    const { accountOf, idOf } = await findAccounts(lines, userAdmin)
    const teamIds = new Map((await teams.named(teamsListed(lines, idOf))).map(({ name, id }) => [name, id]))
    const members = await teams.memberships(
      [...teamIds.values()],
      lines.map(idOf).filter((id) => id !== null),
    )
    const isMember = new Set(members.map(({ teamId, userId }) => `${teamId} ${userId}`))
    const teamOf = (line: UserImportLineModel) => {
      const { teamName } = line
      if (teamName === null || teamName === undefined || isBlank(teamName)) return null
      const teamId = teamIds.get(teamName)
      if (teamId === undefined) return 'New'
      return isMember.has(`${teamId} ${idOf(line)}`) ? 'Member' : 'Joined'
    }
    return lines.map((line) => ({ account: accountOf(line), team: teamOf(line) }))
  })
}
