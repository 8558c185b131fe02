import { createHash, createPrivateKey, createPublicKey, pbkdf2Sync, randomBytes, sign } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Pool } from 'pg'
import type { BaseVersion } from '#server/store/base-selects.ts'
import { MIGRATIONS } from '#server/take-over/version.ts'
import { schemaOf } from './base-schema.ts'

export type BaseRow = Readonly<Record<string, unknown>>

export const XOR_KEY = 'a key'
export const START = '2026-03-01 10:00:00+00'
export const END = '2026-03-02 10:00:00+00'
/** The instant this many seconds after `START`. */
export const at = (seconds: number, fraction = '.123456') =>
  `2026-03-01 1${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}${fraction}+00`
export const guidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export async function insert(pool: Pool, table: string, ...rows: readonly BaseRow[]): Promise<void> {
  for (const row of rows) {
    const names = Object.keys(row)
    await pool.query(
      `insert into "${table}" (${names.map((name) => `"${name}"`).join()})
       values (${names.map((_, nth) => `$${nth + 1}`).join()})`,
      Object.values(row),
    )
  }
}

export async function makeBase(pool: Pool, version: BaseVersion): Promise<void> {
  await pool.query(schemaOf(version))
  await insert(
    pool,
    '__EFMigrationsHistory',
    ...MIGRATIONS[version].map((name) => ({ MigrationId: name, ProductVersion: '10' })),
  )
}

/** A password hash in the third form of ASP.NET Identity. */
export function thirdForm(password: string, iterations = 1000, digest: 0 | 1 | 2 = 2): string {
  const salt = randomBytes(16)
  const name = (['sha1', 'sha256', 'sha512'] as const)[digest]
  const head = Buffer.alloc(13)
  head[0] = 1
  head.writeUInt32BE(digest, 1)
  head.writeUInt32BE(iterations, 5)
  head.writeUInt32BE(salt.length, 9)
  return Buffer.concat([head, salt, pbkdf2Sync(password, salt, iterations, 32, name)]).toString('base64')
}
/** A password hash in the second form. */
export function secondForm(password: string): string {
  const salt = randomBytes(16)
  return Buffer.concat([Buffer.of(0), salt, pbkdf2Sync(password, salt, 1000, 32, 'sha1')]).toString('base64')
}

const HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The keys of a game, masked as a base server does, and a signer of team tokens. */
export function gameKeys(xorKey: string | null) {
  const secret = randomBytes(32)
  const key = createPrivateKey({ key: Buffer.concat([HEAD, secret]), format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' })
  const mask = Buffer.from(xorKey ?? '\0')
  return {
    keys: {
      PublicKey: spki.subarray(-32).toString('base64'),
      PrivateKey: Buffer.from(secret.map((byte, nth) => byte ^ (mask[nth % mask.length] ?? 0))).toString(
        'base64',
      ),
    },
    token: (teamId: number) =>
      `${teamId}:${sign(null, Buffer.from(`GZCTF_TEAM_${teamId}`), key).toString('base64')}`,
  }
}

export function putFile(folder: string, bytes: string, hash = hashOf(bytes)): string {
  const place = path.join(folder, hash.slice(0, 2), hash.slice(2, 4))
  mkdirSync(place, { recursive: true })
  writeFileSync(path.join(place, hash), bytes)
  return hash
}
export const hashOf = (bytes: string) => createHash('sha256').update(bytes).digest('hex')

export const aUser = (utc: 'UTC' | 'Utc', number: number, name: string, more: BaseRow = {}): BaseRow => ({
  Id: guidOf(number),
  Role: 1,
  IP: '10.0.0.1',
  [`LastVisited${utc}`]: at(0),
  [`RegisterTime${utc}`]: at(number),
  UserName: name,
  Email: `${name}@test.example`,
  EmailConfirmed: true,
  PasswordHash: thirdForm('Right-1'),
  SecurityStamp: `stamp ${number}`,
  ...more,
})
export const aGame = (utc: 'UTC' | 'Utc', id: number, more: BaseRow): BaseRow => ({
  Id: id,
  Title: `Game ${id}`,
  Summary: '',
  Content: '',
  AcceptWithoutReview: true,
  TeamMemberCountLimit: 0,
  ContainerCountLimit: 3,
  [`StartTime${utc}`]: START,
  [`EndTime${utc}`]: END,
  Hidden: false,
  PracticeMode: true,
  WriteupDeadline: END,
  WriteupNote: '',
  BloodBonus: 52459530,
  ...more,
})
export const aChallenge = (id: number, gameId: number, more: BaseRow): BaseRow => ({
  Id: id,
  GameId: gameId,
  Title: `Challenge ${id}`,
  Content: '',
  IsEnabled: true,
  Type: 0,
  OriginalScore: 500,
  MinScoreRate: 0.25,
  Difficulty: 5,
  ...more,
})
