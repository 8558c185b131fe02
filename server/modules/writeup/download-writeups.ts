import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import type { Files, StoredBytes } from '#server/files/file-storage.ts'
import { attachment } from '#server/modules/asset/file-name.ts'
import { writeAudit } from '#server/modules/audit/write-audit.ts'
import type { SubmittedWriteup } from '#server/store/writeups.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { zipBytes, type ZipPart } from '#server/files/zip/write.ts'
import type { Language } from '#contract/rules/language.ts'
import { entryNames, titleInName } from './entry-names.ts'
import { toFileTime } from './file-time.ts'

interface ArchiveRequest {
  actor: Actor
  ip: string
  reply: FastifyReply
}

/**
 * Sent without a length: teams may replace files during the download, and all files would have to be checked
 * before the first byte.
 */
export async function downloadWriteups(
  gameId: number,
  { actor, ip, reply }: ArchiveRequest,
  services: Pick<Services, 'store' | 'clock' | 'files' | 'platformLog'>,
): Promise<FastifyReply> {
  const game = await services.store.games.byId(gameId)
  if (!game) throw refuse(404, 'gameMissing')
  const writeups = await services.store.writeups.ofGame(gameId)
  const folder = `Writeups-${titleInName(game.title)}-${toFileTime(services.clock.now())}`
  const isAskedForBytes = reply.request.method !== 'HEAD'
  if (isAskedForBytes) {
    const message = `Downloaded ${writeups.length} writeups of game ${gameId}.`
    services.platformLog.write({
      level: 'Information',
      status: 'Success',
      name: actor.name,
      ip,
      message,
      source: 'game',
    })
    const deed = {
      of: { kind: 'game', id: gameId, name: game.title },
      after: { count: writeups.length },
    } as const
    await writeAudit(services.store, { actor, ip }, { act: 'WriteupsDownloaded', ...deed }, services)
  }
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': attachment(`${folder}.zip`),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const lost = LOST_WORDS[reply.request.visitor.language]
  return reply.send(
    Readable.from(isAskedForBytes ? zipBytes(partsOf(folder, writeups, lost, services)) : [], {
      objectMode: false,
    }),
  )
}

/** Reads one after another, so that at any time two files are open and one chunk is in memory. */
async function* partsOf(
  folder: string,
  writeups: readonly SubmittedWriteup[],
  lost: (team: string) => string,
  services: Pick<Services, 'store' | 'files' | 'platformLog'>,
): AsyncGenerator<ZipPart> {
  const names = entryNames(writeups)
  for (const [at, writeup] of writeups.entries()) {
    const name = `${folder}/${names[at]}`
    const held = await hold(writeup, services)
    if (held === null) {
      const text = Buffer.from(lost(writeup.team))
      yield {
        name: `${name}.txt`,
        size: text.length,
        crc: crc32(text),
        open: () => Promise.resolve(Readable.from([text])),
      }
      continue
    }
    const [forSum, forBytes] = held
    try {
      const crc = await sumOf(forSum)
      yield { name, size: forBytes.size, crc, open: () => Promise.resolve(allOf(forBytes)) }
    } finally {
      // The client may disconnect before the bytes were read.
      await Promise.all([forSum.close(), forBytes.close()])
    }
  }
}

/**
 * Opens the file twice, for the checksum and for the bytes, so that both can still be read if it is deleted
 * in between. If a team has replaced its writeup, the new one is used. Null: the bytes are missing.
 */
async function hold(
  { id, team, fileHash, name }: SubmittedWriteup,
  { store, files, platformLog }: Pick<Services, 'store' | 'files' | 'platformLog'>,
): Promise<[StoredBytes, StoredBytes] | null> {
  const held =
    (await openTwice(fileHash, files)) ??
    (await openTwice((await store.participations.writeupOf(id))?.fileHash ?? null, files))
  if (held !== null) return held
  const message = `The file of a writeup is missing: ${name} of ${team}.`
  platformLog.write({ level: 'Warning', status: 'NotFound', name: 'System', ip: '', message, source: 'game' })
  return null
}

async function openTwice(hash: string | null, files: Files): Promise<[StoredBytes, StoredBytes] | null> {
  const one = hash === null ? null : await files.open(hash)
  if (one === null || hash === null) return null
  let other: StoredBytes | null = null
  try {
    other = await files.open(hash)
  } finally {
    // Closes it even if the second open fails, for example because no file handles are left.
    if (other === null) await one.close()
  }
  return other && [one, other]
}

async function sumOf(bytes: StoredBytes): Promise<number> {
  let crc = 0
  for await (const chunk of allOf(bytes)) if (Buffer.isBuffer(chunk)) crc = crc32(chunk, crc)
  return crc
}

const allOf = (bytes: StoredBytes): Readable =>
  bytes.size === 0 ? Readable.from([]) : bytes.stream({ start: 0, end: bytes.size - 1 })

const LOST_WORDS: Readonly<Record<Language, (team: string) => string>> = {
  zh: (team) => `队伍“${team}”的 Writeup 文件在服务器上缺失，因此未能打包。\n`,
  en: (team) => `The writeup of ${team} is missing on the server, so it isn’t in this archive.\n`,
  ja: (team) =>
    `チーム「${team}」の Writeup のファイルがサーバーに存在しないため、このアーカイブには含まれていません。\n`,
}
