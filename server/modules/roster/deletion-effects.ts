import type { TeamDeletionModel, UserDeletionModel } from '#contract/models/roster.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'

type Needs = Pick<Services, 'store' | 'clock'>

/** Must match what `deleteUser` does. */
export async function userDeletionEffects(id: string, { store, clock }: Needs): Promise<UserDeletionModel> {
  const user = await store.users.byId(id)
  if (!user) throw refuse(404, 'userMissing')
  const [teams, traces] = await Promise.all([
    store.teams.ofMember(user.id),
    store.deletions.ofUser(user.id, clock.now()),
  ])
  const isCaptain = ({ captainId }: { captainId: string }) => captainId === user.id
  const { games, sessions, submissions, solves, posts, containers } = traces
  return {
    captainOf: teams.filter(isCaptain).map(({ name }) => name),
    teams: teams.filter((team) => !isCaptain(team)).map(({ name }) => name),
    games,
    sessions,
    submissions,
    solves,
    posts,
    containers,
  }
}

/** Must match what `dissolveTeam` does. */
export async function teamDeletionEffects(id: number, { store, clock }: Needs): Promise<TeamDeletionModel> {
  const team = await store.teams.withMembers(id)
  if (!team) throw refuse(404, 'teamMissing')
  const deletions = store.deletions
  const [games, containers] = await Promise.all([
    deletions.ofTeam(id, clock.now()),
    deletions.containersOfTeam(id),
  ])
  return {
    members: team.members.map(({ name }) => name),
    leaves: games
      .filter(({ stays }) => !stays)
      .map(({ title, submissions, solves, writeups }) => ({ title, submissions, solves, writeups })),
    stays: games.filter(({ stays }) => stays).map(({ title }) => title),
    containers,
  }
}
