import { randomBytes } from 'node:crypto'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { User } from '#server/store/rows/user.ts'
import { aForm, anAssetServer, type Part } from '../asset/asset.world.ts'

export const LARGEST = 3_145_728

/** A server with files, and the requests for pictures of users and teams. */
export async function anAvatarServer() {
  const server = await anAssetServer()
  const put = (url: string, cookie: string, form: ReturnType<typeof aForm>) =>
    server.app.inject({ method: 'PUT', url, payload: form.payload, headers: { ...form.headers, cookie } })
  const inParts = (content: Part['content']) => aForm([{ field: 'file', name: 'me.png', content }])
  const download = (link: string) => server.app.inject({ method: 'GET', url: link })
  return {
    ...server,
    put,
    download,
    setAvatar: (cookie: string, content: Part['content']) =>
      put('/api/account/avatar', cookie, inParts(content)),
    setTeamAvatar: (cookie: string, id: number, content: Part['content']) =>
      put(`/api/team/${id}/avatar`, cookie, inParts(content)),
    /** The image at this URL, decoded. */
    picture: async (link: string): Promise<Metadata> => sharp((await download(link)).rawPayload).metadata(),
    avatarOf: async ({ id }: Pick<User, 'id'>) => (await server.store.users.byId(id))?.avatarHash ?? null,
    refs: async (hash: string) => (await server.store.files.find(hash))?.refs ?? null,
  }
}
export type AvatarServer = Awaited<ReturnType<typeof anAvatarServer>>

export const hashIn = (link: string) => link.split('/')[2] ?? ''

/** Enlarged noise, because it has the size of a photograph and each one differs. */
export function aPhoto(width = 640, height = 480) {
  return sharp(randomBytes(40 * 30 * 3), { raw: { width: 40, height: 30, channels: 3 } }).resize(
    width,
    height,
    { fit: 'fill' },
  )
}

export async function anAnimation(frames: number, size: number): Promise<Sharp> {
  const stills = await Promise.all(Array.from({ length: frames }, () => aPhoto(size, size).png().toBuffer()))
  return sharp(stills, { join: { animated: true } })
}

interface Bitmap {
  width: number
  height: number
  depth: 1 | 4 | 8 | 16 | 24 | 32
  rows: Buffer
  palette?: Buffer
  masks?: readonly number[]
  header?: number
}
/** A BMP as programs write it. A negative height means that the rows start at the top. */
export function aBitmap({
  width,
  height,
  depth,
  rows,
  palette = Buffer.alloc(0),
  masks = [],
  header = 40,
}: Bitmap): Buffer {
  const head = Buffer.alloc(14 + Math.max(header, 40 + masks.length * 4))
  const start = head.length + palette.length
  head.write('BM', 'latin1')
  head.writeUInt32LE(start + rows.length, 2)
  head.writeUInt32LE(start, 10)
  head.writeUInt32LE(header, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(depth, 28)
  head.writeUInt32LE(masks.length > 0 ? 3 : 0, 30)
  for (const [index, mask] of masks.entries()) head.writeUInt32LE(mask, 54 + index * 4)
  return Buffer.concat([head, palette, rows])
}
