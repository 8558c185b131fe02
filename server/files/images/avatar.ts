import { makePicture, type Shape } from './resize-image.ts'

const WIDTH = 300
/**
 * An image that is taller than this for its width is cut to its middle: one column of pixels must not become
 * a tower.
 */
const TALLEST = 3

const AVATAR: Shape = {
  fit: (image, { width, height }) => {
    const tallest = width * TALLEST
    const cut =
      height > tallest
        ? image.extract({ left: 0, top: Math.floor((height - tallest) / 2), width, height: tallest })
        : image
    return cut.resize({ width: WIDTH })
  },
  // A board shows a hundred of them at once.
  largestAnimation: 1_048_576,
}

export const makeAvatar = (file: Buffer) => makePicture(file, AVATAR)
