import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { resizePicture, type Shape } from './resize-image.ts'

const WIDTH = 300
/**
 * The greatest height, in widths. A taller image keeps only its middle, so that no avatar is a long strip.
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
  // Small, because a board shows a hundred avatars at the same time.
  largestAnimation: MEBIBYTE,
}

export const makeAvatar = (file: Buffer) => resizePicture(file, AVATAR)
