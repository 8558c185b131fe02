import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { attachment } from '#server/modules/asset/file-name.ts'
import { toTimeMark } from './time-text.ts'
import { workbookBytes, type Sheet } from './workbook.ts'

interface Download {
  title: string
  /** The subject of the sheet, for its file name. */
  of: 'Scoreboard' | 'Submissions'
  now: number
  sheet: Sheet
}
/** Leaves room for the rest of the file name, whose end would be cut off. */
const MAX_TITLE_LENGTH = 150

export function sendSheet(reply: FastifyReply, { title, of, now, sheet }: Download): FastifyReply {
  const name = `${title.slice(0, MAX_TITLE_LENGTH).replace(/[/\\]/g, '_')}_${of}_${toTimeMark(now)}.xlsx`
  reply.headers({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': attachment(name),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  return reply.send(reply.request.method === 'HEAD' ? Readable.from([]) : workbookBytes(sheet))
}
