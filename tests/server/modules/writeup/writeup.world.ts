import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { aForm } from '../asset/asset.world.ts'
import { submissionWorld, type Player } from '../submission/submission.world.ts'

export type WriteupWorld = Awaited<ReturnType<typeof writeupWorld>>

export const pdf = (text: string): Buffer => Buffer.from(`%PDF-1.7\n${text}`)

/** A server whose players upload writeups, and an admin who reads them. */
export async function writeupWorld() {
  const world = await submissionWorld()
  const { server } = world
  await server.user('root', 'Admin')
  const admin = await server.signIn('root')
  return {
    ...world,
    admin,
    /** Uploads a writeup. Returns its hash. */
    handIn: async ({ cookie, participationId }: Player, gameId: number, content: Buffer): Promise<string> => {
      const { payload, headers } = aForm([
        { field: 'file', name: 'my.pdf', content, type: 'application/pdf' },
      ])
      const answer = await server.ask('POST', `/api/game/${gameId}/writeup`, {
        payload,
        headers: { ...headers, cookie },
      })
      expect([answer.statusCode, answer.body]).toEqual([200, ''])
      return (await server.store.participations.writeupOf(participationId))?.fileHash ?? ''
    },
    list: (gameId: number, cookie = admin) =>
      server.ask('GET', `/api/admin/writeups/${gameId}`, { headers: { cookie, 'accept-language': 'zh' } }),
    take: (gameId: number, cookie = admin) =>
      server.ask('GET', `/api/admin/writeups/${gameId}/all`, {
        headers: { cookie, 'accept-language': 'en' },
      }),
    download: (hash: string, cookie: string | null, name = 'w.pdf') =>
      server.ask('GET', `/assets/${hash}/${name}`, { headers: cookie === null ? {} : { cookie } }),
    rename: async ({ teamId }: Player, name: string) => {
      await server.store.sql.run({ name: 'test.rename', text: 'update teams set name = $2 where id = $1' }, [
        teamId,
        name,
      ])
    },
    loseBytes: (hash: string) =>
      rm(path.join(server.dataDir, 'files', hash.slice(0, 2), hash.slice(2, 4), hash)),
  }
}

export const unpacked = (archive: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  )
