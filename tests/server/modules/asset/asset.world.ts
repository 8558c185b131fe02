import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { aServer } from '../../a-server.ts'

/** A whole server with a signed-in admin and a signed-in player, and access to its folder of files. */
export async function anAssetServer() {
  const server = await aServer({ config: { rateLimit: false } })
  await server.user('root', 'Admin')
  await server.user('ada', 'User')
  const folder = path.join(server.dataDir, 'files')
  const incoming = path.join(folder, 'incoming')
  return {
    ...server,
    admin: await server.signIn('root'),
    player: await server.signIn('ada'),
    storedHashes: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    },
    loseBytes: (hash: string) => rm(path.join(folder, hash.slice(0, 2), hash.slice(2, 4), hash)),
    breakDisk: () => rename(incoming, `${incoming}-away`),
    mendDisk: () => rename(`${incoming}-away`, incoming),
  }
}
export type AssetServer = Awaited<ReturnType<typeof anAssetServer>>

const BOUNDARY = 'the-boundary'
export interface Part {
  field?: string
  name: string
  content: string | Buffer
  type?: string
}
/**
 * A form as a browser writes it. `end: 'missing'`: the form breaks off after the content of its last part.
 */
export function aForm(parts: readonly Part[], end: 'there' | 'missing' = 'there') {
  const payload = Buffer.concat([
    ...parts.flatMap(({ field = 'files', name, content, type = 'application/octet-stream' }) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from(end === 'there' ? '\r\n' : ''),
    ]),
    Buffer.from(end === 'there' ? `--${BOUNDARY}--\r\n` : ''),
  ])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } }
}
