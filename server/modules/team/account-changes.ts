import type { Change } from '#server/live/change.ts'
import type { Tables } from '#server/store/store.ts'

/**
 * Teams, games and posts show the name of the account. Must be read before a deletion, because it removes the
 * rows.
 */
export async function accountChanges(
  userId: string,
  looks: 'renamed' | 'pictured' | 'as before',
  { teams, boards, posts }: Pick<Tables, 'teams' | 'boards' | 'posts'>,
): Promise<Change[]> {
  const changes: Change[] = [{ kind: 'account-changed' }]
  for (const team of await teams.ofMember(userId)) {
    changes.push({ kind: 'own-teams-changed', members: team.members.map(({ id }) => id) })
    for (const gameId of await boards.ofTeam(team.id)) {
      changes.push({ kind: 'game-teams-changed', gameId })
      if (looks === 'renamed') changes.push({ kind: 'names-changed', gameId })
    }
  }
  // Everyone who shows posts reads them again, so this change is published only if the posts look different.
  if (looks !== 'as before' && (await posts.hasAuthor(userId))) changes.push({ kind: 'posts-changed' })
  return changes
}
