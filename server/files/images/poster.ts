import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { resizePicture, type Shape } from './resize-image.ts'

/** The width of a 4K screen. A larger image is scaled down. */
const MAX_SIDE_PX = 4096

const POSTER: Shape = {
  fit: (image) =>
    image.resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true }),
  largestAnimation: 3 * MEBIBYTE,
}

export const makePoster = (file: Buffer) => resizePicture(file, POSTER)
