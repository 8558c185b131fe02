import type { Clock } from '#server/base/clock.ts'
import { storeFile } from '#server/modules/asset/store-file.ts'
import { inviteCodeOf } from '#server/modules/team/invite-code.ts'
import type { User } from '#server/store/rows/user.ts'
import { COOKIE } from '#server/http/cookie.ts'
import { openSession } from '#server/http/session.ts'
import type { TestServer } from '../a-server.ts'
import { aContainer } from '../modules/container/a-container.ts'
import { aGame } from '../modules/team/team.world.ts'
import { roleOf, type Caller } from './callers.ts'

/**
 * The objects of a request. They are created for each one, so that no result depends on an earlier request.
 */
export interface Place {
  /** A name that is not in use. */
  fresh: string
  captain: User
  captainSession: string
  member: User
  team: { id: number; code: string }
  /** A user without a team. */
  stranger(): Promise<User>
  gameId: number
  postId: string
  aFile(): Promise<string>
  /** An old upload without links. */
  anUnusedFile(): Promise<string>
  aLetter(): Promise<string>
  aPost(): Promise<string>
  /** A game with one of everything that organisers write. */
  anEditedGame(): Promise<{ id: number; noticeId: number; cId: number; fId: number }>
  /** A notice for all that comes out in an hour. */
  aPlannedNotice(): Promise<{ id: number; noticeId: number }>
  aFrozenGame(): Promise<{ id: number }>
  aPausedGame(): Promise<{ id: number }>
  /** A game that starts later. */
  aComingGame(): Promise<{ id: number }>
  anEndedGame(): Promise<{ id: number }>
  /** A game that the team plays, with a note on the team by another user. */
  aNotedTeam(): Promise<{ id: number; participationId: number; noteId: number }>
  /** A game with a cause that an organiser can take. */
  aGameInNeed(): Promise<{ id: number; key: string }>
  /** A game that the team has applied for. */
  aPendingGame(): Promise<{ id: number; participationId: number }>
  /** A game of the team, with an assigned challenge and a submission of the captain. */
  aPlayedGame(): Promise<{ id: number; challengeId: number; submitId: number; participationId: number }>
  /** A game of the team and of another one. */
  aPairedGame(): Promise<{ id: number; participationId: number; otherId: number }>
  /**
   * A game of the team with a running container that ends in `leftMs`. Without `runs` there is no container.
   */
  aBoxedGame(runs?: {
    leftMs: number
  }): Promise<{ id: number; challengeId: number; cId: number; participationId: number; guid: string }>
}

const named = new WeakMap<TestServer, number>()
function freshNameOn(server: TestServer): string {
  const count = (named.get(server) ?? 0) + 1
  named.set(server, count)
  return `person${count}`
}

export async function aPlace(
  server: TestServer,
  ground: Pick<Place, 'gameId' | 'postId'>,
): Promise<{ place: Place; cookieOf: (caller: Caller) => Promise<string | null> }> {
  const { store, files, clock, ids } = server
  const services = { store, clock, ids }
  const freshName = () => freshNameOn(server)
  const enter = async (user: User) =>
    `${COOKIE}=${(await openSession(user, { ip: '127.0.0.1', agent: '' }, services)).token}`
  const aTeam = async () => {
    const [captain, member] = [await server.user(freshName()), await server.user(freshName())]
    const team = { name: 'Ferry', inviteToken: ids.bytes(16).toString('hex'), captainId: captain.id }
    const id = await store.teams.create({
      ...team,
      bio: null,
      avatarHash: null,
      locked: false,
      createdAt: clock.now(),
    })
    await store.teams.addMember({ teamId: id, userId: member.id, joinedAt: clock.now() })
    return { captain, member, team: { id, code: inviteCodeOf({ ...team, id }) } }
  }
  const aFile = async (at: Clock, loose?: 'loose') => {
    const bytes = async function* () {
      yield Buffer.from(freshName())
    }
    return (await storeFile(await files.receive(bytes(), 1000), 'x.txt', { store, clock: at }, loose)).hash
  }
  const own = await aTeam()
  const captainCookie = await enter(own.captain)
  const [captainSession] = await store.sessions.ofUser(own.captain.id, clock.now())
  const joined = async (status: 'Pending' | 'Accepted') => {
    const id = await store.games.create(aGame(clock.now()))
    const { captain, member, team } = own
    const played = {
      gameId: id,
      teamId: team.id,
      status,
      organization: null,
      token: 't',
      createdAt: clock.now(),
    }
    const participationId = await store.participations.create(played)
    for (const { id: userId } of [captain, member])
      await store.participations.addMember({ participationId, gameId: id, userId })
    return { id, participationId }
  }
  const place: Place = {
    ...ground,
    ...own,
    fresh: freshName(),
    captainSession: captainSession?.id ?? '',
    stranger: () => server.user(freshName()),
    aFile: () => aFile(clock),
    anUnusedFile: () => aFile({ ...clock, now: () => 0 }, 'loose'),
    aLetter: async () => {
      const id = ids.guid()
      const letter = { id, subject: 's', content: 'c', language: 'en', writer: 'w', createdAt: 0 } as const
      const receivers = { audience: 'Role', role: 'Monitor', gameId: 0, userIds: null } as const
      await store.letters.create(letter, receivers, { since: 0, most: 1000 })
      return id
    },
    aPost: () => aPost(ids.bytes(4).toString('hex'), server),
    anEditedGame: async () => {
      const id = await store.games.create(aGame(clock.now()))
      const { id: noticeId } = await store.notices.create({
        gameId: id,
        type: 'Normal',
        content: 'n',
        at: clock.now(),
      })
      const cId = await store.challenges.create({
        gameId: id,
        type: 'StaticAttachment',
        title: 'c',
        tag: 'Misc',
      })
      await store.flags.add(cId, [{ flag: 'flag{}', target: null }])
      const [flag] = await store.flags.list(cId)
      return { id, noticeId, cId, fId: flag?.id ?? 0 }
    },
    aPlannedNotice: async () => {
      const id = await store.games.create(aGame(clock.now()))
      const plan = {
        type: 'Normal',
        content: 'n',
        at: clock.now() + 3_600_000,
        teams: null,
        isOut: false,
      } as const
      return { id, noticeId: await store.addressedNotices.create({ gameId: id, ...plan }) }
    },
    aGameInNeed: async () => {
      const id = await store.games.create(aGame(clock.now()))
      const cause = { kind: 'TeamsWaiting', challenges: [], count: 1, other: 0, detail: '' }
      const [key, at] = ['TeamsWaiting', clock.now()]
      await store.attention.put(id, { key, cause, since: at, seenAt: at })
      return { id, key }
    },
    aNotedTeam: async () => {
      const { id, participationId } = await joined('Accepted')
      await store.teamNotes.add(participationId, {
        at: clock.now(),
        author: 'somebody',
        authorId: null,
        text: 'seen',
      })
      const noteId = (await store.teamNotes.list(participationId))[0]?.id ?? 0
      return { id, participationId, noteId }
    },
    aFrozenGame: async () => {
      const id = await store.games.create(aGame(clock.now()))
      await store.games.setFreeze(id, { freezeAt: clock.now(), revealedAt: null })
      return { id }
    },
    aPausedGame: async () => {
      const { endAt, wpddlAt, ...game } = aGame(clock.now())
      const id = await store.games.create({ ...game, endAt, wpddlAt })
      const times = { startAt: game.startAt, endAt, wpddlAt, freezeAt: null, revealedAt: null }
      await store.games.setSchedule(id, { ...times, pausedAt: clock.now() })
      return { id }
    },
    aComingGame: async () => ({
      id: await store.games.create({ ...aGame(clock.now()), startAt: clock.now() + 3_600_000 }),
    }),
    anEndedGame: async () => ({
      id: await store.games.create({ ...aGame(clock.now()), endAt: clock.now() - 1 }),
    }),
    aPendingGame: () => joined('Pending'),
    aPlayedGame: async () => {
      const { id, participationId } = await joined('Accepted')
      const { captain, team } = own
      const challengeId = await store.challenges.create({
        gameId: id,
        type: 'StaticAttachment',
        title: 'c',
        tag: 'Misc',
      })
      const challenge = await store.challenges.byId(id, challengeId)
      if (challenge) await store.challenges.update(challengeId, { ...challenge, isEnabled: true })
      await store.flags.add(challengeId, [{ flag: 'flag{}', target: null }])
      await store.challenges.makeInstances(challengeId)
      const answer = {
        challengeId,
        userId: captain.id,
        answer: 'flag{x}',
        participationId,
        teamId: team.id,
        status: 'WrongAnswer',
      } as const
      const [stored] = await store.submissions.store(id, [
        { ...answer, at: clock.now(), key: ids.guid(), solvedAt: null, said: null, cheat: null },
      ])
      return { id, challengeId, submitId: stored?.id ?? 0, participationId }
    },
    aPairedGame: async () => {
      const { id, participationId } = await joined('Accepted')
      const otherId = await store.participations.create({
        gameId: id,
        teamId: (await aTeam()).team.id,
        status: 'Accepted',
        organization: null,
        token: 't',
        createdAt: clock.now(),
      })
      return { id, participationId, otherId }
    },
    aBoxedGame: async (runs) => {
      const { id, participationId } = await joined('Accepted')
      const challengeId = await store.challenges.create({
        gameId: id,
        type: 'StaticContainer',
        title: 'c',
        tag: 'Misc',
      })
      const challenge = await store.challenges.byId(id, challengeId)
      if (challenge)
        await store.challenges.update(challengeId, {
          ...challenge,
          isEnabled: true,
          containerImage: 'ctf/box:1',
        })
      await store.challenges.makeInstances(challengeId)
      const owner = { gameId: id, challengeId, participationId, teamId: own.team.id, userId: own.captain.id }
      return {
        id,
        challengeId,
        cId: challengeId,
        participationId,
        guid: runs ? await aContainer(owner, runs.leftMs, server) : '',
      }
    },
  }
  const cookieOf = async (caller: Caller) => {
    switch (caller) {
      case 'anonymous':
        return null
      case 'captain':
        return captainCookie
      case 'member':
        return enter(own.member)
      case 'otherCaptain':
        return enter((await aTeam()).captain)
      case 'otherMember':
        return enter((await aTeam()).member)
      default: {
        const user = await server.user(freshName())
        const cookie = await enter(user)
        await store.users.setRole(user.id, roleOf(caller))
        return cookie
      }
    }
  }
  return { place, cookieOf }
}

export async function aGround(server: TestServer): Promise<Pick<Place, 'gameId' | 'postId'>> {
  const { store, clock } = server
  return { postId: await aPost('abcdef01', server), gameId: await store.games.create(aGame(clock.now())) }
}

async function aPost(id: string, { store, clock }: TestServer): Promise<string> {
  await store.posts.create({
    id,
    title: 't',
    summary: '',
    content: '',
    isPinned: false,
    tags: [],
    authorId: null,
    updatedAt: clock.now(),
  })
  return id
}
