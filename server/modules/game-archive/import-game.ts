import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { GameArchive } from '#contract/models/game-archive.ts'
import { MAX_ARCHIVE_BYTES } from '#contract/rules/game-archive.ts'
import { runInQueue, openConcurrencyLimiter } from '#server/base/concurrency-limiter.ts'
import type { Incoming } from '#server/files/file-storage.ts'
import { keepOrMakePoster } from '#server/files/images/poster.ts'
import { storeFile, releaseFile } from '#server/modules/asset/store-file.ts'
import { formError } from '#server/modules/asset/form-error.ts'
import { receiveFile } from '#server/modules/asset/receive-upload.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { warnAboutUnmaskedKey, readToEdit } from '#server/modules/game/edit-game.ts'
import { makeGameKeys } from '#server/modules/game/signing-keys.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { Versioned } from '#server/http/version.ts'
import { readArchiveText } from './read-archive-text.ts'
import { insertGame } from './insert-game.ts'
import { filesIn } from './to-archive.ts'
import { openArchive } from './open-archive.ts'

type Needs = Pick<
  Services,
  'store' | 'publish' | 'clock' | 'ids' | 'config' | 'files' | 'platformLog' | 'logger'
>

const GB = 1_000_000_000
/** Runs one import at a time, because the unpacked files are on the disk twice. */
const UNPACKING = openConcurrencyLimiter({ atOnce: 1, queue: 8 })
/** Far larger than any poster of ours. */
const MAX_POSTER_BYTES = 32 * MEBIBYTE

/**
 * Imports everything or nothing. Files stay unlinked until the game links to them, so a crash leaves them
 * among the unused files.
 */
export async function importGame(
  request: FastifyRequest,
  by: AuditActor,
  services: Needs,
): Promise<Versioned<GameInfoModel>> {
  const packed = await receiveFile(
    request,
    { mostBytes: MAX_ARCHIVE_BYTES, tooLarge: 'archiveTooLarge', fill: { limit: MAX_ARCHIVE_BYTES / GB } },
    services,
  )
  try {
    const id = await runInQueue(UNPACKING, 'all', () =>
      importPacked(packed, { ...by, confirmRights: request.confirmRights }, services),
    )
    const message = `Imported game ${id}.`
    services.platformLog.write({
      level: 'Information',
      status: 'Success',
      name: by.actor.name,
      ip: by.ip,
      message,
      source: 'game',
    })
    warnAboutUnmaskedKey(id, services)
    const imported = await readToEdit(id, services.store)
    services.publish([{ kind: 'game-created', gameId: id, isHidden: imported.answer.hidden }])
    return imported
  } catch (error) {
    throw formError(error, services)
  } finally {
    await packed.discard()
  }
}

interface Importer extends AuditActor {
  /** Runs after the unpacking, which takes minutes and is queued. */
  confirmRights: () => Promise<void>
}
async function importPacked(
  packed: Incoming,
  by: Importer,
  services: Pick<Services, 'store' | 'clock' | 'ids' | 'config' | 'files'>,
): Promise<number> {
  const opened = await openArchive(packed)
  const archive = readArchiveText(await opened.text())
  const names = filesIn(archive)
  const stranger = [...opened.hashes].find((hash) => !names.has(hash))
  if (stranger !== undefined) throw refuse(400, 'archiveEntryStrange', { name: stranger })
  const arrived: Incoming[] = []
  try {
    for (const hash of names.keys()) arrived.push(await opened.file(hash, services.files))
    return await keepGame(await withMadePoster(archive, arrived, services), arrived, by, services)
  } finally {
    for (const incoming of arrived) await incoming.discard()
  }
}

/**
 * An imported game stays hidden until an organiser has checked it. The archive still says what was visible
 * and enabled.
 */
const asDraft = ({ game, challenges, ...rest }: GameArchive): GameArchive => ({
  ...rest,
  game: { ...game, hidden: true },
  challenges: challenges.map((challenge) => ({ ...challenge, isEnabled: false })),
})

/**
 * Everyone can load the poster, so the server converts it like an uploaded one: small and without metadata. A
 * poster that is in this form stays as it is. The new file joins `arrived`.
 */
async function withMadePoster(
  archive: GameArchive,
  arrived: Incoming[],
  { files }: Pick<Services, 'files'>,
): Promise<GameArchive> {
  const poster = arrived.find(({ hash }) => hash === archive.game.poster)
  if (!poster) return archive
  if (poster.size > MAX_POSTER_BYTES) throw refuse(400, 'imageUnreadable')
  const bytes = await poster.read()
  const made = await keepOrMakePoster(bytes)
  if (made === null) throw refuse(400, 'imageUnreadable')
  if (made === bytes) return archive
  const incoming = await files.receive(Readable.from([made]), made.length)
  arrived.push(incoming)
  return { ...archive, game: { ...archive.game, poster: incoming.hash } }
}

async function keepGame(
  archive: GameArchive,
  arrived: readonly Incoming[],
  by: Importer,
  services: Pick<Services, 'store' | 'clock' | 'ids' | 'config' | 'files'>,
): Promise<number> {
  const { store, ids, config } = services
  const names = filesIn(archive)
  const kept: string[] = []
  try {
    // The archive's own poster is left out, unless it is an attachment too.
    for (const incoming of arrived.filter(({ hash }) => names.has(hash)))
      kept.push((await storeFile(incoming, names.get(incoming.hash) ?? 'file', services, 'loose')).hash)
    await by.confirmRights()
    return await store.transaction(async (tables) => {
      const id = await insertGame(asDraft(archive), makeGameKeys(ids, config.xorKey), tables)
      await writeAudit(
        tables,
        by,
        { act: 'GameImported', of: { kind: 'game', id, name: archive.game.title } },
        services,
      )
      return id
    })
  } catch (error) {
    for (const hash of kept) await releaseFile(hash, services, 'loose')
    throw error
  }
}
