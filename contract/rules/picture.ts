import { MEBIBYTE } from './mebibyte.ts'

/** The client accepts files by their type. Only the server checks the bytes. */
export const PICTURE_TYPES = [
  'image/png',
  'image/gif',
  'image/jpeg',
  'image/webp',
  'image/bmp',
  'image/tiff',
] as const
export type PictureType = (typeof PICTURE_TYPES)[number]
export const PICTURE_MOST_BYTES = 3 * MEBIBYTE
/**
 * Enough for a photograph of a current phone, or for each frame of an animation. A file of a few hundred
 * kilobytes could contain a thousand times as many.
 */
export const PICTURE_MOST_PIXELS = 25_000_000
