import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { ChallengeType } from '#contract/models/challenge-names.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { LocalFile } from '#contract/models/file.ts'
import type { StoredParticipationStatus } from '#server/store/rows/participation.ts'
import { statement } from '#server/store/sql.ts'
import { aForm, anAssetServer } from '../asset/asset.world.ts'

export { expectRefusal } from '../team/team.world.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const DAY_MS = 24 * 3_600_000
const TABLES = [
  'posts',
  'games',
  'challenges',
  'flags',
  'attachments',
  'instances',
  'notices',
  'participations',
  'files',
] as const

export type EditWorld = Awaited<ReturnType<typeof editWorld>>

/** A server with a signed-in organiser. */
export async function editWorld() {
  const server = await anAssetServer()
  const { store, clock } = server
  await server.user('boss', 'Admin')
  const second = await server.signIn('boss')
  let count = 0

  const say = (method: Method, url: string, body?: unknown, headers: Record<string, string> = {}) =>
    server.ask(method, `/api/edit${url}`, {
      headers: {
        cookie: server.admin,
        'accept-language': 'zh',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  const said = async (method: Method, url: string, body?: unknown) => {
    const answer = await say(method, url, body)
    expect([answer.statusCode, answer.statusCode === 200 ? null : answer.body]).toEqual([200, null])
    return answer
  }
  const world = {
    server,
    say,
    /** Makes a call. Fails the test if the server refuses. */
    said,
    /** Another organiser's session. */
    second: { cookie: second },
    /** Creates a game, which is running by default. */
    game: async (more: object = {}) => {
      const [start, end] = [clock.now() - DAY_MS, clock.now() + DAY_MS].map((at) =>
        new Date(at).toISOString(),
      )
      return (
        await said('POST', '/games', { title: `Game ${(count += 1)}`, start, end, ...more })
      ).json<GameInfoModel>()
    },
    challenge: async (gameId: number, type: ChallengeType = 'StaticAttachment', title = 'Task') =>
      (await said('POST', `/games/${gameId}/challenges`, { title, type })).json<ChallengeEditDetailModel>(),
    look: async (gameId: number, cId: number) =>
      (await said('GET', `/games/${gameId}/challenges/${cId}`)).json<ChallengeEditDetailModel>(),
    addFlags: (gameId: number, cId: number, ...flags: (string | object)[]) =>
      said(
        'POST',
        `/games/${gameId}/challenges/${cId}/flags`,
        flags.map((flag) => (typeof flag === 'string' ? { flag } : flag)),
      ),
    upload: async (content: string, name = 'file.bin') => {
      const { payload, headers } = aForm([{ name, content }])
      const answer = await server.ask('POST', '/api/assets', {
        payload,
        headers: { ...headers, cookie: server.admin },
      })
      const [file] = answer.json<LocalFile[]>()
      if (!file) throw new Error(answer.body)
      return file.hash
    },
    refs: async (hash: string) => (await store.files.find(hash))?.refs ?? null,
    hasBytes: async (hash: string) => (await server.storedHashes()).includes(hash),
    /** A team with one member that has joined the game. */
    participation: async (gameId: number, status: StoredParticipationStatus = 'Accepted') => {
      const captain = await server.user(`player${(count += 1)}`)
      const team = {
        name: 'T',
        bio: null,
        avatarHash: null,
        locked: false,
        inviteToken: '0'.repeat(32),
        captainId: captain.id,
      }
      const teamId = await store.teams.create({ ...team, createdAt: clock.now() })
      return store.participations.create({
        gameId,
        teamId,
        status,
        organization: null,
        token: 't',
        createdAt: clock.now(),
      })
    },
    instances: (cId: number) =>
      store.sql.many<{ id: number; isLoaded: boolean; flagId: number | null }>(
        statement(
          'test.instances',
          'select participation_id as id, is_loaded as "isLoaded", flag_id as "flagId" from instances where challenge_id = $1 order by 1',
        ),
        [cId],
      ),
    notices: async (gameId: number) =>
      (await store.notices.list(gameId, { count: 100, skip: 0 })).map(
        ({ type, content }) => `${type} ${content}`,
      ),
    /** All stored data that organisers write, for tests that must not change it. */
    snapshot: async () => {
      const rows = await Promise.all(
        TABLES.map((table) =>
          store.sql.many<object>(
            statement(`test.all.${table}`, `select row_to_json(t)::text as row from ${table} t order by 1`),
          ),
        ),
      )
      return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
    },
    close: () => server.close(),
  }
  return world
}
