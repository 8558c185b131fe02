import { makePicture, type Shape } from './resize-image.ts'

/** Large enough for the densest screens, small enough to come with every page. */
const LONGEST_SIDE = 256

const LOGO: Shape = {
  fit: (image) => image.resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true }),
  // It comes with every page.
  largestAnimation: 262_144,
}

export const makeLogo = (file: Buffer) => makePicture(file, LOGO)
