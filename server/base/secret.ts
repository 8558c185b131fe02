import { hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { errorCodeOf } from './error-code.ts'
import { StartError } from './start-error.ts'

const FILE = 'secret.key'
const BYTES = 32
const MODE = 0o600

/**
 * The platform's secret. It is outside of the database and of backups, so that neither is enough to act as
 * the platform. Several processes on one database need the same secret: they share the data folder, or each
 * has it in VEXIL_SECRET.
 */
export function openSecret({ dataDir, secret }: { dataDir: string; secret: string | null }): Buffer {
  if (secret !== null) return Buffer.from(secret, 'utf8')
  const place = path.join(dataDir, FILE)
  return readSecret(place) ?? makeSecret(place)
}

/** Derives a key for one purpose, so that a leaked key reveals neither the secret nor other keys. */
export const keyFor = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `vexil ${purpose}`, BYTES))

function readSecret(place: string): Buffer | null {
  try {
    const bytes = Buffer.from(readFileSync(place, 'utf8').trim(), 'hex')
    if (bytes.length !== BYTES) {
      throw new StartError(
        `${place} is not a secret of ${BYTES} bytes in hex`,
        'restore it, or remove it: a new one is made, and captchas under way fail',
      )
    }
    if ((statSync(place).mode & 0o077) !== 0) chmodSync(place, MODE)
    return bytes
  } catch (error) {
    const code = errorCodeOf(error)
    if (error instanceof StartError) throw error
    if (code === 'ENOENT') return null
    throw new StartError(`${place} cannot be read (${code})`, 'give this user the right to read it')
  }
}

/**
 * Written to a draft and linked into place, so that processes that start together all read the same secret.
 */
function makeSecret(place: string): Buffer {
  const draft = `${place}.${process.pid}`
  try {
    writeFileSync(draft, `${randomBytes(BYTES).toString('hex')}\n`, { mode: MODE })
    linkSync(draft, place)
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST')
      throw new StartError(
        `${place} cannot be written (${errorCodeOf(error)})`,
        'give this user the right to write there',
      )
  } finally {
    rmSync(draft, { force: true })
  }
  const made = readSecret(place)
  if (made === null) throw new StartError(`${place} was removed while it was made`, 'start again')
  return made
}
