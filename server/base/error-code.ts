/** The system's error code, such as `EACCES`, or else the message of the error. */
export function errorCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && typeof error.code === 'string' && error.code !== '' ? error.code : error.message
}
