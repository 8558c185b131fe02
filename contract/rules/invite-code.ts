/**
 * Users join a team with `{team name}:{team id}:{32 lower-case hex digits}`. A new name or token makes the
 * code void.
 */
export interface InviteCode {
  name: string
  id: number
  token: string
}

/** Matches from the right, because the name may contain colons and digits. */
const CODE = /^([\s\S]*):(\d+):([0-9a-f]{32})$/
const MAX_INT32 = 2_147_483_647

export const printInviteCode = ({ name, id, token }: InviteCode): string => `${name}:${id}:${token}`

export function readInviteCode(code: string): InviteCode | null {
  const [, name, digits, token] = CODE.exec(code) ?? []
  if (name === undefined || token === undefined || Number(digits) > MAX_INT32) return null
  return { name, id: Number(digits), token }
}
