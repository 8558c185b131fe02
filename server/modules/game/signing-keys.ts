import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto'
import type { Ids } from '#server/base/ids.ts'

/** The PKCS#8 header before the 32 bytes of an Ed25519 key. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const KEY_BYTES = 32

/** Both are 32 bytes in Base64. The private key is masked if the platform has an XOR key. */
export interface GameKeys {
  publicKey: string
  privateKey: string
}

export function makeGameKeys(ids: Ids, xorKey: string | null): GameKeys {
  const secret = ids.bytes(KEY_BYTES)
  return {
    publicKey: publicKeyOf(secret),
    privateKey: masked(secret, xorKey).toString('base64'),
  }
}

/** Whether the private key, read with this XOR key, belongs to the public one. */
export function ownsPublicKey({ publicKey, privateKey }: GameKeys, xorKey: string | null): boolean {
  const secret = masked(Buffer.from(privateKey, 'base64'), xorKey)
  return secret.length === KEY_BYTES && publicKeyOf(secret) === publicKey
}

/**
 * Challenges outside of the platform verify the token with the game's public key. The signed text is that of
 * the base wire.
 */
export function signTeamToken(privateKey: string, teamId: number, xorKey: string | null): string {
  const signature = sign(
    null,
    Buffer.from(`GZCTF_TEAM_${teamId}`),
    toKey(masked(Buffer.from(privateKey, 'base64'), xorKey)),
  )
  return `${teamId}:${signature.toString('base64')}`
}

function publicKeyOf(secret: Buffer): string {
  const { x } = createPublicKey(toKey(secret)).export({ format: 'jwk' })
  return Buffer.from(x ?? '', 'base64url').toString('base64')
}

/** Masks as the base server does. Applying it twice restores the bytes. */
function masked(bytes: Buffer, xorKey: string | null): Buffer {
  const key = Buffer.from(xorKey ?? '\0')
  return Buffer.from(bytes.map((byte, at) => byte ^ (key[at % key.length] ?? 0)))
}

const toKey = (secret: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, secret]), format: 'der', type: 'pkcs8' })
