import type { TeamInfoModel } from '#contract/models/team.ts'
import { done, read } from '../game-master.ts'
import { addUser, type User } from './real-accounts.ts'
import type { Stage } from './real-world.ts'

/** A user with a team, which they created. */
export interface Member extends User {
  team: { id: number; name: string }
}

export async function addMember(
  stage: Pick<Stage, 'page' | 'url'>,
  name: string,
  teamName: string = name,
): Promise<Member> {
  return createTeam(await addUser(stage, name), teamName)
}

export async function createTeam(user: User, name: string, bio?: string): Promise<Member> {
  const { id } = await read<TeamInfoModel>(await user.calls.post('/api/team', { data: { name, bio } }))
  return { ...user, team: { id, name } }
}

export const teamsOf = async ({ calls }: User): Promise<readonly TeamInfoModel[]> =>
  read<readonly TeamInfoModel[]>(await calls.get('/api/team'))

export const inviteOf = async ({ calls, team }: Member): Promise<string> =>
  read<string>(await calls.get(`/api/team/${team.id}/invite`))

/** The user becomes a member of the captain's team. */
export async function joinTeam({ calls }: User, captain: Member): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await done(await calls.post('/api/team/accept', { data: JSON.stringify(await inviteOf(captain)), headers }))
}

export async function leaveTeam(user: User, team: number): Promise<void> {
  if ((await teamsOf(user)).some(({ id }) => id === team))
    await done(await user.calls.post(`/api/team/${team}/leave`))
}

export async function memberIdOf(user: Member, name: string): Promise<string> {
  const team = (await teamsOf(user)).find(({ id }) => id === user.team.id)
  return team?.members?.find(({ userName }) => userName === name)?.id ?? ''
}

/** The captain among these deletes it, if it is still there. */
export async function deleteTeam(team: number, users: readonly User[]): Promise<void> {
  for (const user of users) {
    const found = (await teamsOf(user)).find(({ id }) => id === team)
    const captain = found?.members?.find((member) => member.captain)
    if (captain?.userName === user.name) await done(await user.calls.delete(`/api/team/${team}`))
  }
}
