import type { FastifyRequest } from 'fastify'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { Sheet } from './workbook.ts'

/**
 * The browser opens a sheet in its own window, where a plain failure would show nothing. So every error
 * becomes a refusal with a title, and so does an empty sheet (null).
 */
export async function sheetOrRefusal(
  gameId: number,
  request: FastifyRequest,
  { platformLog }: Pick<Services, 'platformLog'>,
  make: () => Promise<Sheet | null>,
): Promise<Sheet> {
  const sheet = await make().catch((error: unknown) => {
    request.log.error({ err: error }, 'a spreadsheet could not be made')
    return null
  })
  if (sheet) return sheet
  const message = `The spreadsheet of game ${gameId} could not be made.`
  platformLog.write({
    level: 'Error',
    status: 'Failed',
    name: 'System',
    ip: request.visitor.ip,
    message,
    source: 'game',
  })
  throw refuse(400, 'sheetFailed')
}
