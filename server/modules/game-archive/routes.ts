import * as calls from '#contract/calls/game-archive.ts'
import { readIdList } from '#contract/rules/id-list.ts'
import { refuse } from '#server/http/refusal.ts'
import { serve } from '#server/modules/serve.ts'
import { withVersion } from '#server/http/version.ts'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { attachment } from '#server/modules/asset/file-name.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import type { Services } from '#server/modules/services.ts'
import { zipBytes, zipLength } from '#server/files/zip/write.ts'
import { importGame } from './import-game.ts'
import { partsOf } from './archive-parts.ts'
import { toArchive } from './to-archive.ts'
import { withPictures } from './text-pictures.ts'
import { readWholeGame } from './read-whole-game.ts'

interface ExportRequest extends AuditActor {
  reply: FastifyReply
}

/** Reads every file twice, first for its checksum, so that only the text is held in memory as a whole. */
async function exportGame(
  id: number,
  only: readonly number[] | null,
  { actor, ip, reply }: ExportRequest,
  { store, clock, files, platformLog }: Pick<Services, 'store' | 'clock' | 'files' | 'platformLog'>,
): Promise<FastifyReply> {
  const all = await store.transaction((tables) => readWholeGame(id, tables))
  const whole =
    only === null ? all : { ...all, challenges: all.challenges.filter((one) => only.includes(one.id)) }
  const parts = await partsOf(await withPictures(toArchive(whole), { store, files }), files)
  // Audited, because all flags of the game leave the platform.
  await writeAudit(
    store,
    { actor, ip },
    { act: 'GameExported', of: { kind: 'game', id, name: whole.game.title } },
    { clock },
  )
  const message = `Exported game ${id}.`
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: actor.name,
    ip,
    message,
    source: 'game',
  })
  reply.headers({
    'content-type': 'application/zip',
    'content-length': zipLength(parts),
    'content-disposition': attachment(`${whole.game.title.replace(/[/\\]/g, '_')}.zip`),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const isAskedForBytes = reply.request.method !== 'HEAD'
  return reply.send(Readable.from(isAskedForBytes ? zipBytes(parts) : [], { objectMode: false }))
}

export const gameArchiveRoutes = [
  serve(calls.exportGame, ({ params, query, actor, ip, reply }, services) => {
    const only = query.challenges === '' ? null : readIdList(query.challenges)
    if (query.challenges !== '' && only === null) throw refuse(400, 'fieldMalformed', { field: 'challenges' })
    return exportGame(params.id, only, { actor, ip, reply }, services)
  }),
  serve(calls.importGame, async ({ actor, ip, request, reply }, services) =>
    withVersion(reply, await importGame(request, { actor, ip }, services)),
  ),
]
