import { expect } from 'vitest'
import { strFromU8, unzipSync } from 'fflate'
import type { LightMyRequestResponse } from 'fastify'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import { toIso } from '#contract/models/time.ts'
import { statement } from '#server/store/sql.ts'
import { aServer, type TestServer } from '../a-server.ts'
import { handClock } from '../hand-clock.ts'
import { fakeProvider } from '../modules/container/fake-provider.ts'
import { seededIds, type SeededIds } from '../seeded-ids.ts'
import { aGround, type Place } from './place.ts'

/** Every text of the challenge has it. */
export const SECRET = 'Kraken'
const HOUR_MS = 3_600_000

export interface Twin {
  server: TestServer
  ids: SeededIds
  organiser: string
  ground: Pick<Place, 'gameId' | 'postId'>
}
/**
 * Two servers with the same clock, the same random values and the same rows. Only `knowing` gets the
 * challenge, so any difference in what they answer tells of it.
 */
export interface TwinServers {
  knowing: Twin
  ignorant: Twin
  /** Both draw the same random values meanwhile. */
  both<Result>(seed: string, work: (twin: Twin) => Promise<Result>): Promise<[Result, Result]>
  /** Writes the challenge on `knowing` only. Returns its id, which stays unused on `ignorant`. */
  schedule(gameId: number, opensInMs?: number): Promise<number>
  close(): Promise<void>
}

export async function twinServers(): Promise<TwinServers> {
  const [knowing, ignorant] = [await aTwin(), await aTwin()]
  const both: TwinServers['both'] = async (seed, work) => {
    for (const { ids } of [knowing, ignorant]) ids.begin(seed)
    return Promise.all([work(knowing), work(ignorant)])
  }
  return {
    knowing,
    ignorant,
    both,
    schedule: async (gameId, opensInMs = HOUR_MS) => {
      knowing.ids.begin(`the work on ${gameId}`)
      const id = await workOn(knowing, gameId, opensInMs)
      await align(knowing, ignorant)
      return id
    },
    close: async () => {
      for (const { server } of [knowing, ignorant]) await server.close()
    },
  }
}

async function aTwin(): Promise<Twin> {
  const clock = handClock()
  const ids = seededIds()
  ids.begin('the ground')
  const server = await aServer({ config: { rateLimit: false }, clock, ids, containers: fakeProvider(clock) })
  await server.store.settings.save(new Map([['AccountPolicy:EmailConfirmationRequired', 'True']]))
  await server.user('organiser', 'Admin')
  return { server, ids, organiser: await server.signIn('organiser'), ground: await aGround(server) }
}

/** Everything that an organiser may do with a challenge before its release. */
async function workOn({ server, organiser }: Twin, gameId: number, opensInMs: number): Promise<number> {
  const edit = async (method: 'POST' | 'PUT', path: string, body: unknown) => {
    const answer = await server.ask(method, `/api/edit/games/${gameId}/challenges${path}`, {
      headers: { cookie: organiser, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    })
    expect([answer.statusCode, answer.statusCode === 200 ? null : answer.body]).toEqual([200, null])
    return answer
  }
  const made = await edit('POST', '', { title: SECRET, type: 'StaticContainer', tag: 'Pwn' })
  const { id } = made.json<ChallengeEditDetailModel>()
  await edit('POST', `/${id}/flags`, [{ flag: `flag{${SECRET}}` }])
  const opensAt = toIso(server.clock.now() + opensInMs)
  await edit('PUT', `/${id}`, { isEnabled: true, opensAt, content: SECRET, containerImage: `ctf/${SECRET}` })
  await edit('PUT', `/${id}`, { hints: [SECRET], originalScore: 400 })
  await edit('PUT', `/${id}`, { isEnabled: false })
  await edit('PUT', `/${id}`, { isEnabled: true, title: `${SECRET} under the pier` })
  const remoteUrl = `https://example.org/${SECRET}`
  await edit('POST', `/${id}/attachment`, { attachmentType: 'Remote', remoteUrl })
  await edit('PUT', '/order', [id])
  return id
}

const SEQUENCES = statement(
  'test.sequences',
  `select schemaname || '.' || sequencename as name, last_value::text as last from pg_sequences
   where last_value is not null order by 1`,
)
const SET_SEQUENCE = statement('test.setSequence', 'select setval($1::regclass, $2::bigint)')
/** The next rows get the same ids on both. */
async function align({ server: { store } }: Twin, behind: Twin): Promise<void> {
  for (const { name, last } of await store.sql.many<{ name: string; last: string }>(SEQUENCES, []))
    await behind.server.store.sql.run(SET_SEQUENCE, [name, last])
}

const MOVING = new Set(['date', 'x-request-id'])
/** The server draws them without `Ids`. */
const DRAWN = /(?<="traceId":")[^"]*|(?<=\\"(?:keyPrefix|keySignature|nonce|salt|signature)\\":\\")[^"\\]*/g
const FILES = /zip|spreadsheet/
/** A response with all that a caller can read in it. */
export function readable({ statusCode, headers, body, rawPayload }: LightMyRequestResponse): unknown {
  const isPacked = FILES.test(String(headers['content-type'])) && statusCode === 200
  const { 'content-length': length, ...told } = headers
  return {
    status: statusCode,
    headers: Object.entries(isPacked ? told : { ...told, length }).filter(([name]) => !MOVING.has(name)),
    body: isPacked
      ? Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)])
      : body.replaceAll(DRAWN, ''),
  }
}
