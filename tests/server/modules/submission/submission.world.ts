import { expect } from 'vitest'
import type { ChallengeType } from '#contract/models/challenge-names.ts'
import type { AnswerResult } from '#contract/models/submission.ts'
import { randomIds } from '#server/base/ids.ts'
import type { ChallengeFields } from '#server/store/challenges.ts'
import type { NewGame } from '#server/store/games.ts'
import type { StoredParticipationStatus } from '#server/store/rows/participation.ts'
import { statement } from '#server/store/sql.ts'
import { COOKIE } from '#server/http/cookie.ts'
import { openSession } from '#server/http/session.ts'
import { aServer, type TestServer } from '../../a-server.ts'
import { aGame } from '../team/team.world.ts'

export interface Player {
  id: string
  name: string
  cookie: string
  teamId: number
  team: string
  participationId: number
}
export interface Place {
  gameId: number
  challengeId: number
}
export type SubmissionWorld = Awaited<ReturnType<typeof submissionWorld>>

const DEAL = statement(
  'test.deal',
  'with f as (insert into flags (challenge_id, flag, is_generated) values ($1, $3, true) returning id) update instances set is_loaded = true, flag_id = f.id from f where challenge_id = $1 and participation_id = $2',
)
const SET_STATUS = statement('test.setStatus', 'update participations set status = $2 where id = $1')
const SOLVES = statement(
  'test.solves',
  `select s.participation_id as "participationId", s.at, b.status from solves s join submissions b on b.id = s.submission_id
   where s.challenge_id = $1 order by s.at, s.submission_id`,
)
const SUBMISSIONS = statement(
  'test.submissions',
  'select id, status, answer, participation_id as "participationId" from submissions where game_id = $1 order by id',
)
const EVENTS = statement(
  'test.events',
  'select type, content, team_id as "teamId" from events where game_id = $1 order by id',
)
const CHEATS = statement(
  'test.cheats',
  'select submission_id as "submissionId", owner_id as "ownerId" from cheats where game_id = $1 order by 1',
)

/** A server with players. They are created without calls, which saves time. */
export async function submissionWorld(server?: TestServer) {
  const own = server ?? (await aServer({ config: { rateLimit: false } }))
  const { store, clock } = own
  let count = 0

  const world = {
    server: own,
    game: (more: Partial<NewGame> = {}) => store.games.create(aGame(clock.now(), more)),
    /** Enabled, and assigned to all current players. */
    challenge: async (
      gameId: number,
      {
        type = 'StaticAttachment',
        flags = ['flag{right}'],
        isEnabled = true,
        attemptLimit = 0,
      }: ChallengeWishes = {},
    ) => {
      const challengeId = await store.challenges.create({ gameId, type, title: 'Tide', tag: 'Misc' })
      await store.flags.add(
        challengeId,
        flags.map((flag) => ({ flag, target: null })),
      )
      await world.set({ gameId, challengeId }, { isEnabled, attemptLimit })
      await store.challenges.makeInstances(challengeId)
      return challengeId
    },
    enable: (place: Place, isEnabled: boolean) => world.set(place, { isEnabled }),
    set: async ({ gameId, challengeId }: Place, fields: Partial<ChallengeFields>) => {
      const challenge = await store.challenges.byId(gameId, challengeId)
      if (!challenge) throw new Error('no such challenge')
      await store.challenges.update(challengeId, { ...challenge, ...fields })
    },
    deal: ({ challengeId }: Pick<Place, 'challengeId'>, { participationId }: Player, flag: string) =>
      store.sql.run(DEAL, [challengeId, participationId, flag]),
    /** Each player has a team of their own. */
    players: async (gameId: number, howMany: number, status: StoredParticipationStatus = 'Accepted') => {
      const players: Player[] = []
      for (let at = 0; at < howMany; at++) players.push(await world.player(gameId, status))
      return players
    },
    player: async (gameId: number, status: StoredParticipationStatus = 'Accepted'): Promise<Player> => {
      count += 1
      const user = await own.user(`player${count}`)
      const team = `Team ${count}`
      const inviteToken = randomIds.bytes(16).toString('hex')
      const made = {
        name: team,
        bio: null,
        avatarHash: null,
        locked: false,
        inviteToken,
        captainId: user.id,
        createdAt: clock.now(),
      }
      const teamId = await store.teams.create(made)
      const participationId = await store.participations.create({
        gameId,
        teamId,
        status,
        organization: null,
        token: 't',
        createdAt: clock.now(),
      })
      await store.participations.addMember({ participationId, gameId, userId: user.id })
      return { id: user.id, name: user.name, cookie: await enter(user.id), teamId, team, participationId }
    },
    /** Adds another member to a player's team. */
    mate: async (gameId: number, player: Player): Promise<Player> => {
      count += 1
      const user = await own.user(`player${count}`)
      const { participationId } = player
      await store.participations.addMember({ participationId, gameId, userId: user.id })
      return { ...player, id: user.id, name: user.name, cookie: await enter(user.id) }
    },
    enter: (userId: string) => enter(userId),
    setStatus: ({ participationId }: Player, status: StoredParticipationStatus) =>
      store.sql.run(SET_STATUS, [participationId, status]),
    submit: (
      { cookie }: Pick<Player, 'cookie'>,
      { gameId, challengeId }: Place,
      flag: unknown,
      headers: Record<string, string> = {},
    ) =>
      own.ask('POST', `/api/game/${gameId}/challenges/${challengeId}`, {
        headers: { cookie, 'content-type': 'application/json', 'accept-language': 'zh', ...headers },
        payload: JSON.stringify({ flag }),
      }),
    look: ({ cookie }: Pick<Player, 'cookie'>, { gameId, challengeId }: Place, id: number) =>
      own.ask('GET', `/api/game/${gameId}/challenges/${challengeId}/status/${id}`, {
        headers: { cookie, 'accept-language': 'zh' },
      }),
    /** Submits a flag, and returns its verdict. */
    answer: async (player: Player, place: Place, flag: string): Promise<AnswerResult> => {
      const answer = await world.submit(player, place, flag)
      expect([answer.statusCode, answer.statusCode === 200 ? null : answer.body]).toEqual([200, null])
      return (await world.look(player, place, answer.json<number>())).json<AnswerResult>()
    },
    solves: ({ challengeId }: Pick<Place, 'challengeId'>) =>
      store.sql.many<{ participationId: number; at: number; status: string }>(SOLVES, [challengeId]),
    submissions: (gameId: number) =>
      store.sql.many<{ id: number; status: string; answer: string; participationId: number }>(SUBMISSIONS, [
        gameId,
      ]),
    events: (gameId: number) =>
      store.sql.many<{ type: string; content: string; teamId: number }>(EVENTS, [gameId]),
    cheats: (gameId: number) => store.sql.many<{ submissionId: number; ownerId: number }>(CHEATS, [gameId]),
    notices: async (gameId: number) =>
      (await store.notices.list(gameId, { count: 1000, skip: 0 }))
        .toReversed()
        .map(({ type, content }) => ({ type, content })),
    facts: (gameId: number) => store.boardFacts.since(gameId, 0, 10_000),
    entries: async () => {
      // Waits, because the platform log stores entries a moment later.
      await expect.poll(async () => (await store.logs.list(null, { count: 1, skip: 0 })).length).toBe(1)
      return (await store.logs.list(null, { count: 500, skip: 0 })).filter(
        ({ source }) => source === 'submission',
      )
    },
    close: () => own.close(),
  }
  const enter = async (userId: string) => {
    const user = await store.users.byId(userId)
    if (!user) throw new Error('no such user')
    return `${COOKIE}=${(await openSession(user, { ip: '127.0.0.1', agent: '' }, { store, clock, ids: randomIds })).token}`
  }
  return world
}

interface ChallengeWishes {
  type?: ChallengeType
  flags?: readonly string[]
  isEnabled?: boolean
  attemptLimit?: number
}
