/** A failed start. The operator gets one line with the problem and its remedy. */
export class StartError extends Error {
  /** The problem without the remedy, for readers who do not run the program. */
  readonly problem: string
  constructor(what: string, remedy: string) {
    super(`${what} — ${remedy}`.replace(/\s+/g, ' '))
    this.name = 'StartFailure'
    this.problem = what.replace(/\s+/g, ' ')
  }
}
