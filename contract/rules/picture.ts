/** File types that users can upload as a picture, as far as the client can check before the upload. */
export const PICTURE_TYPES = [
  'image/png',
  'image/gif',
  'image/jpeg',
  'image/webp',
  'image/bmp',
  'image/tiff',
] as const
export type PictureType = (typeof PICTURE_TYPES)[number]
export const PICTURE_MOST_BYTES = 3 * 1024 * 1024
/**
 * A photograph of a current phone, or each frame of an animation. A file of a few hundred kilobytes could
 * have a thousand times as many pixels.
 */
export const PICTURE_MOST_PIXELS = 25_000_000
