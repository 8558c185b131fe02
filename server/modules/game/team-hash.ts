import { createHash } from 'node:crypto'

/** Both are the base wire's: tools of organisers compute the same. */
export const saltOf = (privateKey: string): string => sha256(`GZCTF@${privateKey}@PK`)

/** The team's part in the flag of a challenge. */
export function teamHash(challengeId: number, { token, salt }: { token: string; salt: string }): string {
  return sha256(`${token}::${salt}::${challengeId}`).slice(12, 24)
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
