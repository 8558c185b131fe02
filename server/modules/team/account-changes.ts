import type { Change } from '#server/live/change.ts'
import type { Tables } from '#server/store/store.ts'

/**
 * Published when an account is another: its teams show it as a member, and their games what it did by its
 * name. Read before it is deleted.
 */
export async function accountChanges(
  userId: string,
  named: 'renamed' | 'as before',
  { teams, boards }: Pick<Tables, 'teams' | 'boards'>,
): Promise<Change[]> {
  const changes: Change[] = [{ kind: 'account-changed' }]
  for (const team of await teams.ofMember(userId)) {
    changes.push({ kind: 'team-changed', members: team.members.map(({ id }) => id) })
    for (const gameId of await boards.ofTeam(team.id)) {
      changes.push({ kind: 'teams-changed', gameId })
      if (named === 'renamed') changes.push({ kind: 'names-changed', gameId })
    }
  }
  return changes
}
