/** What may become the picture of a person or a team, as far as it can be told before it is sent. */
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
 * A photograph of today's telephones; of an animation, each of its frames. A file of a few hundred kilobytes
 * could be a thousand times as large.
 */
export const PICTURE_MOST_PIXELS = 25_000_000
