import { packedBody } from '#server/http/packed-body.ts'
import type { CachedResponse } from './boards.ts'

interface Written {
  etag: string
  startsAt: number
  isHidden: boolean
  write: () => Buffer
}

export const cachedResponse = ({ etag, startsAt, isHidden, write }: Written): CachedResponse => ({
  etag,
  startsAt,
  isHidden,
  body: packedBody(write),
})
