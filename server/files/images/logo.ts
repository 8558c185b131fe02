import { makePicture, type Shape } from './resize-image.ts'

/** Large enough for the densest screens, small enough to come with every page. */
const MAX_SIDE_PX = 256

const LOGO: Shape = {
  fit: (image) =>
    image.resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true }),
  // It comes with every page.
  largestAnimation: 262_144,
}

export const makeLogo = (file: Buffer) => makePicture(file, LOGO)
