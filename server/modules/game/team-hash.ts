import { createHash } from 'node:crypto'

/** Both are the base wire's: tools of organisers compute the same. */
export const saltOf = (privateKey: string): string => sha256(`GZCTF@${privateKey}@PK`)

/** What stands for a team in a challenge's flag. */
export function teamHash(challengeId: number, { token, salt }: { token: string; salt: string }): string {
  return sha256(`${token}::${salt}::${challengeId}`).slice(12, 24)
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
