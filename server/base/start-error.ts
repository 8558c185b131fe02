/** A start that failed, reported to the operator in one line: the problem and its remedy. */
export class StartError extends Error {
  constructor(what: string, remedy: string) {
    super(`${what} — ${remedy}`.replace(/\s+/g, ' '))
    this.name = 'StartFailure'
  }
}
