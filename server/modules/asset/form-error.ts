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

/** Turns an error while reading a form into its refusal. Returns other errors unchanged. */
export function formError(error: unknown, { logger }: Pick<Services, 'logger'>): unknown {
  if (!(error instanceof Error)) return error
  // The form reader reports an incomplete form only by this text.
  if (error.message.endsWith('end of multipart data')) return refuse(400, 'badRequest')
  if (!('code' in error && typeof error.code === 'string' && DISK_FAULTS.has(error.code))) return error
  // Messages of the disk contain folder names, so only the log gets them.
  logger.error({ err: error }, 'an upload could not be stored')
  return refuse(400, 'storageFailed')
}
