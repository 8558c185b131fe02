import type { Change } from '#server/live/change.ts'
import type { Tables } from '#server/store/store.ts'

/**
 * The changes to publish when an account is changed: its teams, games and posts show its name. Read them before
 * a deletion.
 */
export async function accountChanges(
  userId: string,
  looks: 'renamed' | 'pictured' | 'as before',
  { teams, boards, posts }: Pick<Tables, 'teams' | 'boards' | 'posts'>,
): Promise<Change[]> {
  const changes: Change[] = [{ kind: 'account-changed' }]
  for (const team of await teams.ofMember(userId)) {
    changes.push({ kind: 'team-changed', members: team.members.map(({ id }) => id) })
    for (const gameId of await boards.ofTeam(team.id)) {
      changes.push({ kind: 'teams-changed', gameId })
      if (looks === 'renamed') changes.push({ kind: 'names-changed', gameId })
    }
  }
  // Everyone who shows posts reads them again, so it is only for what they show.
  if (looks !== 'as before' && (await posts.hasAuthor(userId))) changes.push({ kind: 'posts-changed' })
  return changes
}
