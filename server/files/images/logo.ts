import { resizePicture, type Shape } from './resize-image.ts'

/** Large enough for the sharpest screens, and small because every page loads the logo. */
const MAX_SIDE_PX = 256

const LOGO: Shape = {
  fit: (image) =>
    image.resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true }),
  largestAnimation: 262_144,
}

export const makeLogo = (file: Buffer) => resizePicture(file, LOGO)
