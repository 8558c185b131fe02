import type { Change } from '#server/live/change.ts'
import type { Tables } from '#server/store/store.ts'

/** Published when an account is another: its teams show it as a member. Read before it is deleted. */
export async function accountChanges(userId: string, { teams }: Pick<Tables, 'teams'>): Promise<Change[]> {
  const own = await teams.ofMember(userId)
  const members = own.flatMap((team) => team.members.map(({ id }) => id))
  return [
    { kind: 'account-changed' },
    ...(members.length === 0 ? [] : [{ kind: 'team-changed', members } as const]),
  ]
}
