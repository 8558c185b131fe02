import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto'
import type { Ids } from '#server/ids.ts'

/** What stands before the 32 bytes of an Ed25519 key in PKCS#8. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const KEY_BYTES = 32

/** Both in Base64 of their 32 bytes. */
export interface GameKeys {
  publicKey: string
  privateKey: string
}

export function makeGameKeys(ids: Ids): GameKeys {
  const secret = ids.bytes(KEY_BYTES)
  const { x } = createPublicKey(toKey(secret)).export({ format: 'jwk' })
  return { publicKey: Buffer.from(x ?? '', 'base64url').toString('base64'), privateKey: secret.toString('base64') }
}

/** Challenges outside the platform check it with the game's public key; the signed text is the base wire's. */
export function signTeamToken(privateKey: string, teamId: number): string {
  const signature = sign(null, Buffer.from(`GZCTF_TEAM_${teamId}`), toKey(Buffer.from(privateKey, 'base64')))
  return `${teamId}:${signature.toString('base64')}`
}

const toKey = (secret: Buffer): KeyObject => createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, secret]), format: 'der', type: 'pkcs8' })
