/** A start that cannot go on, told to a person in one line: what is the matter, and what to do about it. */
export class StartFailure extends Error {
  constructor(what: string, remedy: string) {
    super(`${what} — ${remedy}`.replace(/\s+/g, ' '))
    this.name = 'StartFailure'
  }
}

/** What the system calls the fault (`EACCES`), or its words. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && typeof error.code === 'string' && error.code !== '' ? error.code : error.message
}
