import { unzipSync, zipSync, type Zippable } from 'fflate'
import { expect } from 'vitest'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { GameArchive } from '#contract/models/game-archive.ts'
import { aForm } from '../asset/asset.world.ts'
import { editWorld, type EditWorld } from '../edit/edit.world.ts'

export type ArchiveWorld = Awaited<ReturnType<typeof archiveWorld>>
const DECODER = new TextDecoder()

/**
 * An organiser who exports and imports games. Another program than the server creates the archives here, so
 * that an error of one is not hidden by the other.
 */
export async function archiveWorld() {
  const world = await editWorld()
  const { server } = world
  const send = (content: Buffer | Uint8Array) => {
    const { payload, headers } = aForm([{ field: 'file', name: 'game.zip', content: Buffer.from(content) }])
    return server.ask('POST', '/api/edit/games/import', {
      payload,
      headers: { ...headers, cookie: server.admin, 'accept-language': 'zh' },
    })
  }
  return {
    ...world,
    send,
    take: async (id: number): Promise<Buffer> => (await world.said('GET', `/games/${id}/archive`)).rawPayload,
    /** Imports an archive. Fails the test if the server rejects it. */
    put: async (content: Buffer | Uint8Array): Promise<GameInfoModel> => {
      const answer = await send(content)
      expect([answer.statusCode, answer.statusCode === 200 ? null : answer.body]).toEqual([200, null])
      return answer.json<GameInfoModel>()
    },
  }
}

export const unpacked = (archive: Uint8Array): Record<string, Uint8Array> => unzipSync(archive)
export const textIn = (archive: Uint8Array): GameArchive =>
  JSON.parse(DECODER.decode(unpacked(archive)['game.json'])) as GameArchive
/** The archive after an import: games and challenges are hidden until an organiser shows them. */
export const asDraft = ({ game, challenges, ...rest }: GameArchive): GameArchive => ({
  ...rest,
  game: { ...game, hidden: true },
  challenges: challenges.map((challenge) => ({ ...challenge, isEnabled: false })),
})
/** The same archive with another text. */
export function rewritten(
  archive: Uint8Array,
  change: (text: GameArchive) => unknown,
  more: Zippable = {},
): Uint8Array {
  const { 'game.json': _, ...files } = unpacked(archive)
  return zipSync({ 'game.json': Buffer.from(JSON.stringify(change(textIn(archive)))), ...files, ...more })
}

/** Everything that an organiser sees of a game, without the values that must differ after an import. */
export async function viewOf(id: number, world: ArchiveWorld): Promise<unknown> {
  const game = (await world.said('GET', `/games/${id}`)).json<GameInfoModel>()
  const challenges = (await world.said('GET', `/games/${id}/challenges`)).json<{ id: number }[]>()
  const looks: unknown[] = []
  for (const { id: cId } of challenges) looks.push(await world.look(id, cId))
  const notices = (await world.said('GET', `/games/${id}/notices`)).json<unknown[]>()
  const differs = new Set(['id', 'publicKey', 'hidden', 'isEnabled'])
  return JSON.parse(
    JSON.stringify({ game, looks, notices }, (key, value: unknown) => (differs.has(key) ? undefined : value)),
  )
}

/** A game with one of everything that an organiser can write. */
export async function aFullGame(world: EditWorld & Pick<ArchiveWorld, 'said'>): Promise<number> {
  const { id } = await world.game({
    title: 'Spring / “Cup” 🏁',
    summary: 'short',
    content: '# Hello\n\n你好 <b>x</b>',
    inviteCode: 'let me in',
    organizations: ['A', '大学'],
    wpNote: 'PDF, please',
    containerCountLimit: 0,
  })
  const local = async (content: string, name: string) => ({
    attachmentType: 'Local',
    fileHash: await world.upload(content, name),
  })
  const shared = await world.challenge(id, 'StaticAttachment', 'Shared')
  await world.said(
    'POST',
    `/games/${id}/challenges/${shared.id}/attachment`,
    await local('for all', '课件.zip'),
  )
  await world.addFlags(id, shared.id, 'flag{one}', 'flag{two}')
  await world.said('PUT', `/games/${id}/challenges/${shared.id}`, {
    isEnabled: true,
    hints: ['a', 'b'],
    content: 'text',
    tag: 'PPC',
    difficulty: 2.5,
  })
  const dealt = await world.challenge(id, 'DynamicAttachment', 'Dealt')
  await world.addFlags(
    id,
    dealt.id,
    { flag: 'flag{a}', ...(await local('for a', 'a.bin')) },
    { flag: 'flag{b}', ...(await local('for b', 'b.bin')) },
  )
  // The same bytes under another name, which an archive must contain once.
  await world.addFlags(
    id,
    dealt.id,
    { flag: 'flag{a again}', ...(await local('for a', 'other.bin')) },
    { flag: 'flag{far}', attachmentType: 'Remote', remoteUrl: 'https://files.example/x?y=1#z' },
    'flag{bare}',
  )
  const made = await world.challenge(id, 'DynamicContainer', 'Made')
  await world.said('PUT', `/games/${id}/challenges/${made.id}`, {
    flagTemplate: 'flag{[TEAM_HASH]}',
    containerImage: 'ctf/x:1',
    isEnabled: true,
  })
  const box = await world.challenge(id, 'StaticContainer', 'Box')
  await world.said('POST', `/games/${id}/challenges/${box.id}/attachment`, {
    attachmentType: 'Remote',
    remoteUrl: 'https://files.example/',
  })
  await world.addFlags(id, box.id, 'flag{box}')
  await world.said('POST', `/games/${id}/notices`, { content: 'first' })
  await world.said('POST', `/games/${id}/notices`, { content: 'second' })
  return id
}
