/** A start that cannot go on, told to a person in one line: what is the matter, and what to do about it. */
export class StartError extends Error {
  constructor(what: string, remedy: string) {
    super(`${what} — ${remedy}`.replace(/\s+/g, ' '))
    this.name = 'StartFailure'
  }
}
