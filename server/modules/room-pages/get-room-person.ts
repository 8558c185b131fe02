import type { RoomPersonModel } from '#contract/models/room-pages.ts'
import { toIso } from '#contract/models/time.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import { toSubmission } from '#server/serializers/submission.ts'
import { historyOf, requireRoom, toAddress, toTries } from './page-parts.ts'

/** Serves only users who take part in the game. Admins find all others in the list of users. */
export async function getRoomPerson(
  gameId: number,
  userId: string,
  actor: Pick<Actor, 'role'>,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<RoomPersonModel> {
  await requireRoom(gameId, actor, { store, clock })
  const user = await store.users.byId(userId)
  if (user === null) throw refuse(404, 'userMissing')
  const pages = store.roomPages
  const by = { of: 'person', gameId, userId } as const
  const [tries, teams, games, newest, addresses, sessions, history] = await Promise.all([
    pages.tries(by),
    pages.teamsOf(gameId, userId),
    pages.gamesOf(userId),
    pages.newest(by),
    pages.addresses(gameId, by),
    actor.role === 'Admin' ? store.sessions.ofUser(userId, clock.now()) : [],
    historyOf([['user', userId]], actor, { store }),
  ])
  const isInGame = newest.length > 0 || teams.some(({ participationId }) => participationId !== null)
  if (!isInGame) throw refuse(404, 'userMissing')
  return {
    userId,
    userName: user.name,
    avatar: imageUrl(user.avatarHash, 'avatar'),
    realName: user.realName,
    email: user.email,
    registeredAt: toIso(user.registeredAt),
    lastVisitAt: toIso(user.lastVisitAt),
    tries: toTries(tries),
    teams: teams.map(({ avatarHash, ...team }) => ({ ...team, avatar: imageUrl(avatarHash, 'avatar') })),
    games,
    submissions: newest.map(toSubmission),
    addresses: addresses.map(toAddress),
    signIns: sessions.map(({ createdAt, seenAt, ip, agent }) => ({
      at: toIso(createdAt),
      seenAt: toIso(seenAt),
      ip,
      agent,
    })),
    history,
  }
}
