/** The system's error code (`EACCES`), or the error's message. */
export function errorCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && typeof error.code === 'string' && error.code !== '' ? error.code : error.message
}
