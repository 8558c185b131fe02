import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { isStillWebp } from './is-still-webp.ts'
import { resizePicture, sizeOfPicture, type Shape } from './resize-image.ts'

/** No 4K screen is wider. A larger image is scaled down. */
const MAX_SIDE_PX = 4096

const POSTER: Shape = {
  fit: (image) =>
    image.resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true }),
  largestAnimation: 3 * MEBIBYTE,
}

export const makePoster = (file: Buffer) => resizePicture(file, POSTER)

/**
 * Keeps a poster that `makePoster` has made before, because each encoding loses some of the picture and gives
 * it another hash. Null: the file is no image, or too large.
 */
export async function keepOrMakePoster(file: Buffer): Promise<Buffer | null> {
  const made = await makePoster(file)
  if (made === null || !isStillWebp(file)) return made
  const { width, height } = await sizeOfPicture(file)
  return Math.max(width, height) <= MAX_SIDE_PX ? file : made
}
