import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { zipBytes } from '#server/files/zip/write.ts'
import { refuse } from '#server/http/refusal.ts'
import { attachment } from '#server/modules/asset/file-name.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import { requireRoom } from '#server/modules/room-pages/page-parts.ts'
import type { Services } from '#server/modules/services.ts'
import { evidenceParts } from './evidence-parts.ts'

/** Leaves room for the rest of the file name, whose end would be cut off. */
const MAX_TITLE_LENGTH = 100

type Needed = Pick<Services, 'store' | 'clock' | 'teamLinks' | 'platformLog'>
interface Asked {
  id: number
  participationId: number
  otherId: number
}

/** Any two teams of the game: organisers may have seen what no rule finds. */
export async function downloadEvidence(
  { id, participationId, otherId }: Asked,
  by: AuditActor,
  reply: FastifyReply,
  services: Needed,
): Promise<FastifyReply> {
  const { store, clock, platformLog } = services
  const game = await requireRoom(id, by.actor, services)
  const teams = (await store.teamPairs.teams(id, [participationId, otherId])).sort((a, b) => a.id - b.id)
  const [one, other] = teams
  if (one === undefined || other === undefined) throw refuse(404, 'participationMissing')
  const isAskedForBytes = reply.request.method !== 'HEAD'
  const name = `Evidence_${game.title.slice(0, MAX_TITLE_LENGTH)}_${one.id}_${other.id}.zip`
  if (isAskedForBytes) {
    // Names, emails and addresses leave the platform. Written first, so that the file tells of itself.
    const of = { kind: 'participation', id: one.id, name: one.name, gameId: id } as const
    await writeAudit(store, by, { act: 'EvidenceDownloaded', of, after: { team: other.name } }, { clock })
    const message = `Downloaded the evidence about the teams ${one.teamId} and ${other.teamId} in game ${id}.`
    const { name: actor } = by.actor
    platformLog.write({
      level: 'Information',
      status: 'Success',
      name: actor,
      ip: by.ip,
      message,
      source: 'game',
    })
  }
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': attachment(name.replace(/[/\\]/g, '_')),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  if (!isAskedForBytes) return reply.send(Readable.from([]))
  const parts = await evidenceParts(game, [one, other], by.actor, services)
  return reply.send(Readable.from(zipBytes(parts), { objectMode: false }))
}
