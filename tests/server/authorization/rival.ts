import { COOKIE } from '#server/http/cookie.ts'
import { openSession } from '#server/http/session.ts'
import type { TestServer } from '../a-server.ts'

/** A member of another team that is accepted in the game. Returns their cookie. */
export async function aRival({ store, clock, ids, user }: TestServer, gameId: number): Promise<string> {
  const { id: captainId } = await user(`rival${ids.bytes(4).toString('hex')}`)
  const now = clock.now()
  const inviteToken = ids.bytes(16).toString('hex')
  const team = { name: 'Gulls', bio: null, avatarHash: null, locked: true, inviteToken, captainId }
  const teamId = await store.teams.create({ ...team, createdAt: now })
  const played = {
    gameId,
    teamId,
    status: 'Accepted',
    organization: null,
    token: 't',
    createdAt: now,
  } as const
  const participationId = await store.participations.create(played)
  await store.participations.addMember({ participationId, gameId, userId: captainId })
  await store.instances.make(participationId)
  const account = await store.users.byId(captainId)
  if (account === null) throw new Error('no such user')
  const { token } = await openSession(account, { ip: '127.0.0.1', agent: '' }, { store, clock, ids })
  return `${COOKIE}=${token}`
}
