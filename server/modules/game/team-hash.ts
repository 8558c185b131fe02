import { createHash } from 'node:crypto'

/** Follows the base wire, because tools of organisers compute the same values. */
export const saltOf = (privateKey: string): string => sha256(`GZCTF@${privateKey}@PK`)

export function teamHash(challengeId: number, { token, salt }: { token: string; salt: string }): string {
  return sha256(`${token}::${salt}::${challengeId}`).slice(12, 24)
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
