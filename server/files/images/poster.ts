import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { resizePicture, type Shape } from './resize-image.ts'

/** No 4K screen is wider. A larger image is scaled down. */
const MAX_SIDE_PX = 4096

const POSTER: Shape = {
  fit: (image) =>
    image.resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true }),
  largestAnimation: 3 * MEBIBYTE,
}

export const makePoster = (file: Buffer) => resizePicture(file, POSTER)
