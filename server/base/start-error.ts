/** A failed start. The operator gets one line with the problem and its remedy. */
export class StartError extends Error {
  constructor(what: string, remedy: string) {
    super(`${what} — ${remedy}`.replace(/\s+/g, ' '))
    this.name = 'StartFailure'
  }
}
