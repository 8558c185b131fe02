import { setTimeout as pause } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { ChallengeType } from '#contract/models/challenge-names.ts'
import type { ContainerInfoModel, TeamContainersModel } from '#contract/models/container.ts'
import type { Config } from '#server/config/config.ts'
import type { ChallengeFields } from '#server/store/challenges.ts'
import type { StreamRows } from '#server/store/rows/stream.ts'
import { statement } from '#server/store/sql.ts'
import { aServer } from '../../a-server.ts'
import { handClock } from '../../hand-clock.ts'
import { submissionWorld, type Place, type Player } from '../submission/submission.world.ts'
import { fakeProvider } from './fake-provider.ts'

/** Bounds the wait for the store, because a connection may be held for longer. */
const MOST_LOOKS = 50

export { expectRefusal } from '../team/team.world.ts'
export type { Place, Player } from '../submission/submission.world.ts'
export type ContainerWorld = Awaited<ReturnType<typeof containerWorld>>

const ROWS = statement(
  'test.containers',
  'select guid, phase, participation_id as "participationId", challenge_id as "challengeId" from containers order by id',
)
const MOVE_END = statement('test.moveEnd', 'update games set end_at = $2 where id = $1')
export interface Row {
  guid: string
  phase: string
  participationId: number | null
  challengeId: number
}

/** A server with players, challenges with containers, and a runtime that the test controls. */
export async function containerWorld({
  config = {},
  hasRuntime = true,
}: { config?: Partial<Config>; hasRuntime?: boolean } = {}) {
  const clock = handClock()
  const provider = fakeProvider(clock)
  const server = await aServer({
    config: { rateLimit: false, ...config },
    clock,
    ...(hasRuntime ? { containers: provider } : {}),
  })
  const { store } = server
  const base = await submissionWorld(server)
  await server.user('root', 'Admin')
  const root = await server.signIn('root')

  const say = (cookie: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
    server.ask(method, url, {
      headers: { cookie, 'accept-language': 'zh', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    })
  const addressOf = ({ gameId, challengeId }: Place) => `/api/game/${gameId}/container/${challengeId}`
  const isWorking = () => {
    const { total, idle, waiting } = store.load()
    return waiting > 0 || idle < total
  }
  const world = {
    ...base,
    server,
    clock,
    provider,
    root,
    say,
    /** Enabled, and assigned to all current players. */
    box: async (
      gameId: number,
      { type = 'StaticContainer', ...fields }: Partial<ChallengeFields> & { type?: ChallengeType } = {},
    ): Promise<Place> => {
      const challengeId = await base.challenge(gameId, {
        type,
        flags: type === 'DynamicContainer' ? [] : ['flag{right}'],
      })
      const challenge = await store.challenges.byId(gameId, challengeId)
      if (!challenge) throw new Error('no such challenge')
      await store.challenges.update(challengeId, { ...challenge, containerImage: 'ctf/box:1', ...fields })
      return { gameId, challengeId }
    },
    start: ({ cookie }: Pick<Player, 'cookie'>, place: Place) => say(cookie, 'POST', addressOf(place)),
    prolong: ({ cookie }: Pick<Player, 'cookie'>, place: Place) =>
      say(cookie, 'POST', `${addressOf(place)}/prolong`),
    destroy: ({ cookie }: Pick<Player, 'cookie'>, place: Place) => say(cookie, 'DELETE', addressOf(place)),
    own: async ({ cookie }: Pick<Player, 'cookie'>, gameId: number) =>
      (await say(cookie, 'GET', `/api/game/${gameId}/containers`)).json<TeamContainersModel>(),
    /** Starts a container. Fails the test if the server refuses. */
    started: async (player: Player, place: Place): Promise<ContainerInfoModel> => {
      const answer = await world.start(player, place)
      expect([answer.statusCode, answer.statusCode === 200 ? null : answer.body]).toEqual([200, null])
      return answer.json<ContainerInfoModel>()
    },
    rows: () => store.sql.many<Row>(ROWS),
    rowOf: async ({ participationId }: Player, { challengeId }: Place) =>
      (await world.rows()).find(
        (row) => row.participationId === participationId && row.challengeId === challengeId,
      ),
    /** The states that the team was sent, oldest first. */
    news: async ({ participationId }: Pick<Player, 'participationId'>) => {
      const rows = await store.streams.rows('team', participationId, 0, 1000)
      return rows.flatMap(({ item }: StreamRows['team']) =>
        item.kind === 'container' ? [item.end ?? item.container?.phase] : [],
      )
    },
    moveEnd: (gameId: number, at: number) => store.sql.run(MOVE_END, [gameId, new Date(at).toISOString()]),
    /**
     * Advances the clock in small steps until `isSo` is true, so that waiting work gets its turn in between.
     */
    until: async (isSo: () => boolean | Promise<boolean>, stepMs = 100, steps = 3000) => {
      for (let step = 0; step < steps; step += 1) {
        if (await isSo()) return
        clock.advance(stepMs)
        await pause(1)
        // On a busy machine the clock must not run ahead of the work.
        for (let look = 0; look < MOST_LOOKS && isWorking(); look += 1) await pause(1)
      }
      throw new Error('it never came to be so')
    },
    /** Advances the server's clock until the response arrives. */
    inTime: async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
      let isAnswered = false
      void answer.then(() => (isAnswered = true))
      await world.until(() => isAnswered)
      return answer
    },
    coolDown: () => clock.advance(10_000),
    logged: async () =>
      (await store.logs.list(null, { count: 500, skip: 0 }))
        .filter(({ source }) => source === 'container')
        .toReversed(),
  }
  return world
}

export const statusOf = ({ statusCode }: LightMyRequestResponse) => statusCode
