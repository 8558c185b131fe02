import { makePicture, type Shape } from './resize-image.ts'

/** Wider or higher than any screen that it is shown on. */
const MAX_SIDE_PX = 4096

/** As large as it is, but for what no screen could show. */
const POSTER: Shape = {
  fit: (image) =>
    image.resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true }),
  largestAnimation: 3 * 1_048_576,
}

export const makePoster = (file: Buffer) => makePicture(file, POSTER)
