import type { FastifyRequest } from 'fastify'
import { WRITEUP_MOST_BYTES } from '#contract/rules/writeup.ts'
import { runInQueue, openConcurrencyLimiter } from '#server/base/concurrency-limiter.ts'
import type { Incoming } from '#server/files/file-storage.ts'
import { formError } from '#server/modules/asset/form-error.ts'
import { storeFile } from '#server/modules/asset/store-file.ts'
import { receiveNamed, type NamedFile } from '#server/modules/asset/receive-upload.ts'
import {
  unlinkFiles,
  deleteUnlinkedFiles,
  type UnlinkServices,
} from '#server/modules/asset/delete-unlinked.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import { requirePlayer } from '#server/modules/participation/require-player.ts'
import type { Tables } from '#server/store/store.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { toFileTime } from './file-time.ts'

type Needs = UnlinkServices & Pick<Services, 'clock' | 'publish'>

/**
 * The file is received before the participation is checked. The limit keeps a user from filling the disk with
 * parallel uploads.
 */
const OWN = openConcurrencyLimiter({ atOnce: 1, queue: 4 })
const PDF_HEAD = '%PDF-'

/** A team has one writeup. Each of its players may replace it until the deadline. */
export function uploadWriteup(
  gameId: number,
  actor: Actor,
  ip: string,
  request: FastifyRequest,
  services: Needs,
): Promise<null> {
  return runInQueue(OWN, actor.id, () => handIn(gameId, actor, ip, request, services))
}

async function handIn(
  gameId: number,
  actor: Actor,
  ip: string,
  request: FastifyRequest,
  services: Needs,
): Promise<null> {
  const { store, clock, platformLog, publish } = services
  const sent = await receiveNamed(
    request,
    { mostBytes: WRITEUP_MOST_BYTES, tooLarge: 'writeupTooLarge' },
    services,
  )
  try {
    await checkFile(sent)
    const { id, teamId } = await mayHandIn(gameId, actor, store, clock.now())
    const name = `Writeup-${gameId}-${teamId}-${toFileTime(clock.now())}.pdf`
    const hash = await keep(sent.incoming, name, services)
    const unlinked = await put(gameId, actor, { fileHash: hash, name }, request, services)
    publish([{ kind: 'writeup-changed', gameId, members: await store.participations.members(id) }])
    await deleteUnlinkedFiles(unlinked, services)
    const message = `Handed in ${name}: ${hash.slice(0, 8)}`
    platformLog.write({
      level: 'Information',
      status: 'Success',
      name: actor.name,
      ip,
      message,
      source: 'game',
    })
    return null
  } finally {
    await sent.incoming.discard()
  }
}

async function checkFile({ incoming, filename, type }: NamedFile): Promise<void> {
  if (incoming.size === 0) throw refuse(400, 'writeupEmpty')
  if (type !== 'application/pdf' || !filename.endsWith('.pdf')) throw refuse(400, 'writeupNotPdf')
  const bytes = await incoming.open()
  try {
    if ((await bytes.head(PDF_HEAD.length)).toString('latin1') !== PDF_HEAD)
      throw refuse(400, 'writeupNotPdf')
  } finally {
    await bytes.close()
  }
}

async function mayHandIn(gameId: number, actor: Actor, tables: Tables, now: number) {
  const { game, participation, gameTime } = await requirePlayer(gameId, actor, tables, now, {
    afterEnd: 'open',
  })
  if (gameTime > game.wpddlAt) throw refuse(400, 'writeupTooLate')
  return participation
}

async function keep(
  incoming: Incoming,
  name: string,
  { store, clock, logger }: Pick<Services, 'store' | 'clock' | 'logger'>,
): Promise<string> {
  try {
    return (await storeFile(incoming, name, { store, clock })).hash
  } catch (error) {
    throw formError(error, { logger })
  }
}

/**
 * Checks the rights again, because the upload may have taken minutes. Returns the files that nothing links to
 * any more.
 */
async function put(
  gameId: number,
  actor: Actor,
  writeup: { fileHash: string; name: string },
  { confirmRights }: Pick<FastifyRequest, 'confirmRights'>,
  services: Needs,
): Promise<string[]> {
  const { store, clock } = services
  try {
    await confirmRights()
    return await store.transaction(async (tables) => {
      await lockGame(gameId, tables)
      const at = clock.now()
      const { id } = await mayHandIn(gameId, actor, tables, at)
      const before = await tables.participations.setWriteup(id, { ...writeup, at })
      return before === null ? [] : tables.files.unlink([before])
    })
  } catch (error) {
    await unlinkFiles(writeup.fileHash, services)
    throw error
  }
}
