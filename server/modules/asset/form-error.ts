import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'

const DISK_FAULTS = new Set([
  'EACCES',
  'EDQUOT',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOENT',
  'ENOSPC',
  'ENOTDIR',
  'EPERM',
  'EROFS',
])

/** The refusal that a fault while a form was taken in amounts to; what is none is handed back as it is. */
export function formFault(error: unknown, { logger }: Pick<Services, 'logger'>): unknown {
  if (!(error instanceof Error)) return error
  // The form's reader has no other sign for a form that breaks off.
  if (error.message.endsWith('end of multipart data')) return refuse(400, 'badRequest')
  if (!('code' in error && typeof error.code === 'string' && DISK_FAULTS.has(error.code))) return error
  // The disk's own words name folders; they are for the operator.
  logger.error({ err: error }, 'an upload could not be stored')
  return refuse(400, 'storageFailed')
}
