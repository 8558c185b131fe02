import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { resizePicture, type Shape } from './resize-image.ts'

/** No screen is larger. */
const MAX_SIDE_PX = 4096

/** Keeps the size, up to what a screen can show. */
const POSTER: Shape = {
  fit: (image) =>
    image.resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true }),
  largestAnimation: 3 * MEBIBYTE,
}

export const makePoster = (file: Buffer) => resizePicture(file, POSTER)
